import type { Norms } from '../../src/norms.ts'

/** Results of a worked example, by name. */
export type Outcome = Readonly<Record<string, number>>

/** Input of a worked example; records which values were read, to find unused ones. */
export interface ExampleInput {
  readonly names: readonly string[]
  has(name: string): boolean
  /** @throws if there is no such number and no default */
  number(name: string, usual?: number): number
  numbers(name: string): number[] | null
  texts(name: string): string[]
  text(name: string): string | null
  flag(name: string, usual?: boolean): boolean
  /** A monthly amount, given by month or by year: `lease_month`, `lease_year`. */
  monthly(name: string): number
  /** Throws if a value was not read. */
  close(): void
}

/** Other examples and norms that an example may refer to. */
export interface ExampleContext {
  inputOf(id: string): Readonly<Record<string, unknown>>
  /** Norms in the middle of a year. */
  normsOf(year: number | string): Norms
}

/** An input of an example that the reader does not support. */
export class UnknownInput extends Error {
  override readonly name = 'UnknownInput'
}

const monthEnds = { _month: 1, _monthly: 1, _year: 12, _annual: 12 } as const

/** Reads the inputs of an example. */
export function parseExampleInput(input: Readonly<Record<string, unknown>>): ExampleInput {
  const open = new Set(Object.keys(input))
  const take = <T>(name: string, isRight: (value: unknown) => value is T): T | null => {
    if (!(name in input)) return null
    open.delete(name)
    const value = input[name]
    if (!isRight(value)) throw new UnknownInput(`"${name}" cannot be ${JSON.stringify(value)}`)
    return value
  }
  const isNumber = (value: unknown): value is number => typeof value === 'number'
  const isText = (value: unknown): value is string => typeof value === 'string'
  const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
  const listOf =
    <T>(isRight: (value: unknown) => value is T) =>
    (value: unknown): value is T[] =>
      Array.isArray(value) && value.every(isRight)
  const number = (name: string, usual?: number) => {
    const value = take(name, isNumber) ?? usual
    if (value === undefined) throw new UnknownInput(`"${name}" is missing`)
    return value
  }
  return {
    names: Object.keys(input),
    has: (name) => name in input,
    number,
    numbers: (name) => take(name, listOf(isNumber)),
    texts: (name) => take(name, listOf(isText)) ?? [],
    text: (name) => take(name, isText),
    flag: (name, usual = false) => take(name, isFlag) ?? usual,
    monthly: (name) =>
      Object.entries(monthEnds).reduce((sum, [end, months]) => sum + number(name + end, 0) / months, 0),
    close: () => {
      if (open.size > 0) throw new UnknownInput(`unknown input: ${[...open].join(', ')}`)
    },
  }
}
