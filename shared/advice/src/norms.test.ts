import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { energyLabels } from '@portal/contract/advice'
import { afmTestRatePercent } from '@portal/domain/rate-after-fixed-period'
import { expect, test } from 'vitest'
import { ownNormsFolder, readNormFiles } from '../node/norm-files.ts'
import { getNormsOn } from '../node/own-norms.ts'
import { combineNormFiles } from './norms.ts'

function copyNormsWithTaxEdition(name: string, change: (text: string) => string): URL {
  const folder = mkdtempSync(path.join(tmpdir(), 'norms-'))
  cpSync(ownNormsFolder, folder, { recursive: true })
  const taxes = path.join(folder, 'tax')
  const text = readFileSync(path.join(taxes, '2026-01-01.json'), 'utf8')
  writeFileSync(path.join(taxes, name), change(text))
  return pathToFileURL(`${folder}/`)
}

test('each kind uses the newest edition that has started, also after its last day', () => {
  expect(getNormsOn('2025-12-31').tax.max_deduction_percent.value).toBe(37.48)
  expect(getNormsOn('2026-01-01').tax.max_deduction_percent.value).toBe(37.56)
  expect(getNormsOn('2026-06-30').aow.monthly.value.single).toBe(1637.57)
  expect(getNormsOn('2026-07-01').aow.monthly.value.single).toBe(1662.16)
  expect(getNormsOn('2031-01-01').tax.max_deduction_percent.value).toBe(37.56)
  expect(getNormsOn('2020-01-01').tax.max_deduction_percent.value).toBe(37.48)
  for (const label of energyLabels)
    expect(getNormsOn('2026-11-21').lending.label_extra.value[label]).toBeGreaterThanOrEqual(0)
})

test('a new norm file adds the edition of a new year', () => {
  const folder = copyNormsWithTaxEdition('2027-01-01.json', (text) =>
    text
      .replace('"valid_from": "2026-01-01"', '"valid_from": "2027-01-01"')
      .replace('"valid_to": "2026-12-31"', '"valid_to": "2027-12-31"')
      .replaceAll('37.56', '36.9'),
  )
  const on = combineNormFiles(readNormFiles(folder))
  expect(on('2026-12-31').tax.max_deduction_percent.value).toBe(37.56)
  expect(on('2027-01-01').tax.max_deduction_percent).toMatchObject({
    value: 36.9,
    source: { valid_from: '2027-01-01', valid_to: '2027-12-31' },
  })
  expect(on('2027-01-01').lending.single_extra.source.valid_from).toBe('2026-01-01')
})

test('an error names the invalid norm file and the field', () => {
  const without = copyNormsWithTaxEdition('2027-01-01.json', (text) =>
    text.replace('"hillen_percent"', '"hillen"'),
  )
  expect(() => combineNormFiles(readNormFiles(without))).toThrow(/tax\/2027-01-01\.json.*hillen_percent/)
  const broken = copyNormsWithTaxEdition('2027-01-01.json', (text) => text.slice(1))
  expect(() => readNormFiles(broken)).toThrow(/The norms in tax\/2027-01-01\.json cannot be read/)
  const undated = copyNormsWithTaxEdition('2027-01-01.json', (text) =>
    text.replace('"2026-01-01"', '"next year"'),
  )
  expect(() => combineNormFiles(readNormFiles(undated))).toThrow(/valid_from/)
  const turned = copyNormsWithTaxEdition('2027-01-01.json', (text) =>
    text.replace('"2026-12-31"', '"2025-12-31"'),
  )
  expect(() => combineNormFiles(readNormFiles(turned))).toThrow(/valid_to must not be before valid_from/)
  const unsure = copyNormsWithTaxEdition('2027-01-01.json', (text) => text.replace('"verified"', '"perhaps"'))
  expect(() => combineNormFiles(readNormFiles(unsure))).toThrow(/confidence/)
})

test('the initial rate after the fixed period is the test rate of the norms @MORTGAGE-38', () => {
  expect(getNormsOn('2026-11-21')['test-rate'].percent.value).toBe(afmTestRatePercent)
})
