import type { SerializedError, TestModule } from 'vitest/node'
import type { Count } from './count.ts'

/**
 * Tells which tests failed and what failed around them, as in a set-up. An error that no test caught fails as well: it
 * comes when a test is over, from what its screen left running, as it would in a page that is left.
 */
export function unitCount(modules: readonly TestModule[], uncaught: readonly SerializedError[]): Count {
  const count: Count = { passed: 0, failed: [] }
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      const { state } = test.result()
      if (state === 'passed') count.passed++
      if (state === 'failed') count.failed.push(`${module.relativeModuleId}: ${test.fullName}`)
    }
    const around = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors())
    for (const { message } of around) count.failed.push(`${module.relativeModuleId}: ${message}`)
  }
  for (const { stack, message } of uncaught) count.failed.push(`caught by no test: ${stack ?? message}`)
  return count
}
