import type { Norms } from '../../src/norms.ts'

/** Results of an example by name. */
export type ExampleOutcome = Readonly<Record<string, number>>

/** Reads the input of an example, and reports values that were never read. */
export interface ExampleInput {
  readonly names: readonly string[]
  has(name: string): boolean
  /** @throws UnknownInputError if there is neither a value nor a default */
  getNumber(name: string, usual?: number): number
  getNumbers(name: string): number[] | null
  getTexts(name: string): string[]
  getText(name: string): string | null
  getFlag(name: string, usual?: boolean): boolean
  /**
   * Sum of the inputs with this name and a suffix for the period, in euro a month, such as `lease_month` and
   * `lease_year`.
   */
  getMonthlyAmount(name: string): number
  /** @throws UnknownInputError if a value was never read */
  assertAllRead(): void
}

/** Access to other examples and norms. */
export interface ExampleContext {
  getInput(id: string): Readonly<Record<string, unknown>>
  /** Norms in the middle of the year. */
  getNormsOfYear(year: number | string): Norms
}

/** Thrown for an unsupported kind or input of an example. */
export class UnknownInputError extends Error {
  override readonly name = 'UnknownInput'
}

const monthsBySuffix = { _month: 1, _monthly: 1, _year: 12, _annual: 12 } as const

export function parseExampleInput(input: Readonly<Record<string, unknown>>): ExampleInput {
  const open = new Set(Object.keys(input))
  const take = <T>(name: string, isRight: (value: unknown) => value is T): T | null => {
    if (!(name in input)) return null
    open.delete(name)
    const value = input[name]
    if (!isRight(value)) throw new UnknownInputError(`"${name}" cannot be ${JSON.stringify(value)}`)
    return value
  }
  const isNumber = (value: unknown): value is number => typeof value === 'number'
  const isString = (value: unknown): value is string => typeof value === 'string'
  const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
  const listOf =
    <T>(isRight: (value: unknown) => value is T) =>
    (value: unknown): value is T[] =>
      Array.isArray(value) && value.every(isRight)
  const readNumber = (name: string, usual?: number) => {
    const value = take(name, isNumber) ?? usual
    if (value === undefined) throw new UnknownInputError(`"${name}" is missing`)
    return value
  }
  return {
    names: Object.keys(input),
    has: (name) => name in input,
    getNumber: readNumber,
    getNumbers: (name) => take(name, listOf(isNumber)),
    getTexts: (name) => take(name, listOf(isString)) ?? [],
    getText: (name) => take(name, isString),
    getFlag: (name, usual = false) => take(name, isBoolean) ?? usual,
    getMonthlyAmount: (name) =>
      Object.entries(monthsBySuffix).reduce(
        (sum, [end, months]) => sum + readNumber(name + end, 0) / months,
        0,
      ),
    assertAllRead: () => {
      if (open.size > 0) throw new UnknownInputError(`unknown input: ${[...open].join(', ')}`)
    },
  }
}
