#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { calculationNames, isCalculationName, validateAndCalculate } from '../src/calculate.ts'
import { replayAdvice, StoredAdvice } from '../src/replay-advice.ts'
import { getCalculationBasisOn } from './own-norms.ts'

const usageText = `advies ${calculationNames.join('|')} <input.json> --norms 2026-07 [--day 2026-07-14] [--trace]
advies replay <advice.json>
  replay   recalculates a stored advice; exit code 2 if the result differs
  --norms  month of the norms
  --day    day of the calculation; by default the first of that month
  --trace  prints the steps and sources of all figures`

function exitWithError(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { norms: { type: 'string' }, day: { type: 'string' }, trace: { type: 'boolean' } },
    })
  } catch (error) {
    return exitWithError(`${(error as Error).message}\n${usageText}`)
  }
}

function readInput(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return exitWithError(`${file} cannot be read: ${(error as Error).message}`)
  }
}

function replayAdviceFile(file: string): never {
  const stored = v.safeParse(StoredAdvice, readInput(file))
  if (!stored.success) exitWithError(`${file} is not a stored advice: ${v.summarize(stored.issues)}`)
  const { same, otherEditions, outcome } = replayAdvice(stored.output, getCalculationBasisOn)
  if (otherEditions.length > 0)
    process.stderr.write(`norms with another edition now: ${otherEditions.join(', ')}\n`)
  process.stdout.write(`${same ? 'the result is identical' : `the result differs:\n${outcome}`}\n`)
  process.exit(same ? 0 : 2)
}

const { positionals, values } = readArguments()
const [name, file] = positionals
if (name === 'replay' && file) replayAdviceFile(file)
if (!name || !isCalculationName(name) || !file || !/^\d{4}-\d{2}$/.test(values.norms ?? ''))
  exitWithError(usageText)
const day = values.day ?? `${values.norms}-01`
if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) exitWithError(usageText)
const { norms } = getCalculationBasisOn(`${values.norms}-01`)
const outcome = validateAndCalculate(name, readInput(file), { norms, today: day })
if (!outcome.ok)
  exitWithError(outcome.problems.map(({ path, message }) => `${path || file}: ${message}`).join('\n'))
const printedResult = values.trace
  ? outcome.result
  : JSON.parse(JSON.stringify(outcome.result), (key, value) =>
      key === 'trace' || key === 'figures' ? undefined : value,
    )
process.stdout.write(`${JSON.stringify(printedResult, null, 2)}\n`)
