import type { TestModule, Vitest } from 'vitest/node'
import type { RanTest } from './ran-test.ts'
import { root } from './root.ts'
import type { UnitFile, UnitModule } from './unit-report.ts'

const seconds = (milliseconds: number) => Math.round(milliseconds) / 1000

/** Every test of a file, with the names of its suites. */
export const testsOf = (module: TestModule): RanTest[] =>
  [...module.children.allTests()].map((test) => {
    const { state } = test.result()
    return {
      file: module.relativeModuleId,
      title: test.fullName,
      state: state === 'pending' ? 'skipped' : state,
      seconds: seconds(test.diagnostic()?.duration ?? 0),
    }
  })

/** What a file took. Vitest does not measure hooks around all tests: they are what the tests leave of the file's time. */
export function measuresOf(module: TestModule): UnitFile {
  const { environmentSetupDuration, setupDuration, collectDuration, duration } = module.diagnostic()
  const tests = [...module.children.allTests()].reduce(
    (sum, test) => sum + (test.diagnostic()?.duration ?? 0),
    0,
  )
  return {
    file: module.relativeModuleId,
    environment: seconds(environmentSetupDuration),
    setupFiles: seconds(setupDuration),
    import: seconds(collectDuration),
    hooks: seconds(Math.max(0, duration - tests)),
    tests: seconds(tests),
  }
}

/** How long each module took to be found and transformed, for each time that a worker asked for it. */
export const transformsOf = ({ state }: Vitest): ModuleCost[] =>
  Object.values(state.metadata).flatMap(({ duration }) =>
    Object.entries(duration).flatMap(([module, times]) => times.map((time) => [module, time] as const)),
  )

/** How long each module took to be imported by each file; once a worker, where files share their modules. */
export function importsOf(modules: readonly TestModule[]): ModuleCost[] {
  const costs = new Map<string, ModuleCost>()
  for (const module of modules) {
    const { importDurations, concurrencyId } = module.diagnostic()
    const loader = module.project.config.isolate ? module.id : `${module.project.name} ${concurrencyId}`
    for (const [name, { selfTime }] of Object.entries(importDurations))
      costs.set(`${loader} ${name}`, [name, selfTime])
  }
  return [...costs.values()]
}

type ModuleCost = readonly [module: string, milliseconds: number]

/** The dearest modules: how long each took in all files together. */
export function dearest(costs: readonly ModuleCost[]): UnitModule[] {
  const modules = new Map<string, { milliseconds: number; times: number }>()
  for (const [name, cost] of costs) {
    const module = name.replace(root, '').replace(/^\/(@fs\/)?/, '')
    const { milliseconds = 0, times = 0 } = modules.get(module) ?? {}
    modules.set(module, { milliseconds: milliseconds + cost, times: times + 1 })
  }
  return [...modules]
    .map(([module, { milliseconds, times }]) => ({ module, seconds: seconds(milliseconds), times }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 50)
}
