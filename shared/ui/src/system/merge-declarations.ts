import type { SystemContext } from '@chakra-ui/react'

type StyleObject = Record<string, unknown>

const isStyleObject = (value: unknown): value is StyleObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isAtRule = (key: string) => key.startsWith('@')
/** Returns whether a media query has no width or height and is not for print, such as `@media (hover: hover)`. */
const hasNoLength = (query: string) => /^@media(?!.*print)\D*$/.test(query)
const isPlainValue = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && !value.includes('!'))

/** Returns whether a value is an object with values by window width, in ascending order. */
const isResponsiveValue = (value: unknown, widths: readonly string[]): value is StyleObject => {
  if (!isStyleObject(value)) return false
  const keys = Object.keys(value)
  const indexes = keys.map((key) => widths.indexOf(key))
  return (
    keys.length > 0 &&
    indexes.every((index, place) => index > (indexes[place - 1] ?? -1)) &&
    Object.values(value).every(isPlainValue)
  )
}

/** Merges styles as Chakra does: a property that occurs again keeps its position. */
function mergeStyleInto(over: StyleObject, style: StyleObject): void {
  for (const [key, value] of Object.entries(style)) {
    const known = over[key]
    if (!isStyleObject(value)) over[key] = value
    else if (isStyleObject(known)) mergeStyleInto(known, value)
    else {
      const own = {}
      mergeStyleInto(own, value)
      over[key] = own
    }
  }
}

/**
 * Creates a function that computes styles as Chakra's system does, with the same result. It caches each declaration,
 * because all styles consist of few different declarations, and computing a whole style took a slow phone longer than
 * rendering with it. Declarations without conditions, which are most, do not use Chakra's `css`.
 */
export function createDeclarationMerger({
  css,
  utility,
  conditions,
}: Pick<SystemContext, 'css' | 'utility' | 'conditions'>) {
  const declarations = new Map<string, StyleObject>()
  const orders = new Map<string, string[]>()
  const compute = css as unknown as (...styles: StyleObject[]) => StyleObject

  const widths = ['base', ...conditions.breakpoints.filter((name) => name !== 'base')]

  const transformValue = (property: string, plain: unknown): StyleObject =>
    utility.transform(property, plain) ?? {}

  /** Computes the declarations of a condition, such as `_hover` or `& > *`. Returns null if it is not a simple one. */
  const computeConditional = (condition: string, style: unknown): StyleObject | null => {
    if (!conditions.has(condition) || !isStyleObject(style)) return null
    const entries = Object.entries(resolveResponsiveValues(style))
    if (entries.length === 0 || !entries.every(([, value]) => isPlainValue(value))) return null
    const made = Object.assign({}, ...entries.map((entry) => transformValue(...entry)))
    return [conditions.resolve(condition)].flat().reduceRight((inner, one) => ({ [one]: inner }), made)
  }

  const computeDeclarations = (property: string, value: unknown): StyleObject => {
    if (isPlainValue(value)) return transformValue(property, value)
    if (!isResponsiveValue(value, widths))
      return computeConditional(property, value) ?? compute({ [property]: value })
    const { base, ...wider } = value
    const made: StyleObject = base === undefined ? {} : { ...transformValue(property, base) }
    for (const [width, own] of Object.entries(wider))
      made[conditions.resolve(width)] = transformValue(property, own)
    return made
  }

  const toDeclarations = (property: string, value: unknown): StyleObject => {
    const key = `${property}:${JSON.stringify(value)}`
    const known = declarations.get(key)
    if (known) return known
    const made = computeDeclarations(property, value)
    declarations.set(key, made)
    return made
  }

  /**
   * Moves the media and container queries of a style to the end, as Chakra does. Only the first query without a length
   * goes through Chakra, which compares two of them with `localeCompare`: the first call takes a slow phone 60 ms.
   */
  const sortQueries = (queries: readonly string[]): string[] => {
    const key = queries.join('|')
    const known = orders.get(key)
    if (known) return known
    const [first, ...others] = queries.filter(hasNoLength).sort()
    const compared = queries.filter((query) => !others.includes(query))
    const sorted = Object.keys(
      compute(Object.fromEntries(compared.map((query) => [query, { color: 'red' }]))),
    )
    const made = sorted.flatMap((query) => (query === first ? [first, ...others] : [query]))
    orders.set(key, made)
    return made
  }

  const sortStyleQueries = (style: StyleObject): StyleObject => {
    const keys = Object.keys(style)
    const queries = keys.filter(isAtRule)
    for (const key of keys) {
      const value = style[key]
      if (isStyleObject(value) && !isAtRule(key)) style[key] = sortStyleQueries(value)
    }
    if (queries.length === 0) return style
    const sorted = queries.length === 1 ? queries : sortQueries(queries)
    const rest = keys.filter((key) => !isAtRule(key))
    return Object.fromEntries([...rest, ...sorted].map((key) => [key, style[key]]))
  }

  /** Returns the value of each property of a style. If aliases set it several times, the last one applies. */
  const resolveResponsiveValues = (style: StyleObject): StyleObject => {
    const values: StyleObject = {}
    for (const [name, value] of Object.entries(style ?? {}))
      if (value !== undefined && value !== null) values[utility.resolveShorthand(name)] = value
    return values
  }

  return (...styles: StyleObject[]): StyleObject => {
    const merged: StyleObject = {}
    for (const style of styles)
      for (const [property, value] of Object.entries(resolveResponsiveValues(style))) {
        if (typeof merged[property] === 'object' && typeof value === 'object') return compute(...styles)
        merged[property] = value
      }
    const made: StyleObject = {}
    for (const [property, value] of Object.entries(merged))
      mergeStyleInto(made, toDeclarations(property, value))
    return sortStyleQueries(made)
  }
}
