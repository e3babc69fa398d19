import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { root } from './root.ts'
import { playwrightStep, type Step, vitestStep } from './step.ts'

/** Every room with code, remotes among them. */
const cruised = readdirSync(root).filter((name) => /^(shell|shared|server|e2e|mf-.+)$/.test(name))

/**
 * As many projects at a time as there are processors, each by one checker: several checkers work out the same libraries' types
 * anew. Garbage is collected half as often as usual, which takes less time and more memory.
 */
export const types: Step = {
  name: 'types',
  command: ['tsc', '-b', '--builders', `${availableParallelism()}`, '--checkers', '1'],
  env: { GOGC: '200' },
}

export const boundaries: Step = {
  name: 'boundaries',
  command: ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...cruised],
}

export const unusedCode: Step = { name: 'unused code', command: ['knip', '--no-progress'] }

export const texts: Step = { name: 'texts', command: ['node', 'e2e/check/texts.ts'] }

/** The steps of `npm test`: everything that must hold before a change is brought in, cheapest first. */
export const steps: readonly Step[] = [
  { name: 'lint and format', command: ['biome', 'ci', '--error-on-warnings', '--reporter=summary', '.'] },
  types,
  { name: 'API reports', command: ['node', 'e2e/check/api/main.ts'] },
  boundaries,
  unusedCode,
  { name: 'code that only tests use', command: ['knip', '--no-progress', '--production', '--exports'] },
  texts,
  { name: 'licences', command: ['node', 'e2e/check/licences.ts'] },
  vitestStep({
    name: 'unit tests',
    report: 'unit',
    args: ['--experimental.importDurations.limit=500'],
  }),
  playwrightStep({ name: 'browser tests', report: 'browser' }),
  { name: 'requirements', command: ['node', 'e2e/check/requirements.ts'] },
  { name: 'trust', command: ['node', 'e2e/check/trust.ts', '--open'] },
  { name: 'accessibility results', command: ['node', 'e2e/check/wcag.ts'] },
]
