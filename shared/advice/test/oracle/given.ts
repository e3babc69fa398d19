import type { Norms } from '../../src/norms.ts'

/** Numbers of a worked example, by name. */
export type Outcome = Readonly<Record<string, number>>

/** What a worked example gives, read by name, so that what nobody asked for is found. */
export interface Given {
  readonly names: readonly string[]
  has(name: string): boolean
  /** @throws when there is no such number, unless one counts as usual */
  number(name: string, usual?: number): number
  numbers(name: string): number[] | null
  texts(name: string): string[]
  text(name: string): string | null
  flag(name: string, usual?: boolean): boolean
  /** An amount a month, whether the example names it by month or by year: `lease_month`, `lease_year`. */
  monthly(name: string): number
  /** Throws for what was given and not read. */
  close(): void
}

/** What an example may refer to. */
export interface Others {
  inputOf(id: string): Readonly<Record<string, unknown>>
  /** The norms in the middle of a year. */
  normsOf(year: number | string): Norms
}

/** An input of an example that the reader cannot take. */
export class UnknownInput extends Error {
  override readonly name = 'UnknownInput'
}

const monthEnds = { _month: 1, _monthly: 1, _year: 12, _annual: 12 } as const

/** Reads the inputs of an example. */
export function givenOf(input: Readonly<Record<string, unknown>>): Given {
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
