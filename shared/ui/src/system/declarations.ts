import type { SystemContext } from '@chakra-ui/react'

type Style = Record<string, unknown>

const isStyle = (value: unknown): value is Style =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isQuery = (key: string) => key.startsWith('@')

/** Merges styles as Chakra does: equal names keep their position. */
function lay(over: Style, style: Style): void {
  for (const [key, value] of Object.entries(style)) {
    const known = over[key]
    if (!isStyle(value)) over[key] = value
    else if (isStyle(known)) lay(known, value)
    else {
      const own = {}
      lay(own, value)
      over[key] = own
    }
  }
}

/**
 * Computes styles as Chakra's system does, but caches each declaration, since few declarations make up all styles:
 * computing a whole style took a slow phone longer than rendering with it. The output equals Chakra's.
 */
export function byDeclaration({ css, utility }: Pick<SystemContext, 'css' | 'utility'>) {
  const declarations = new Map<string, Style>()
  const orders = new Map<string, string[]>()
  const compute = css as unknown as (...styles: Style[]) => Style

  const declared = (property: string, value: unknown): Style => {
    const key = `${property}:${JSON.stringify(value)}`
    const known = declarations.get(key)
    if (known) return known
    const made = compute({ [property]: value })
    declarations.set(key, made)
    return made
  }

  /** Moves a style's media and container queries to the end, as Chakra does. */
  const inOrder = (queries: readonly string[]): string[] => {
    const key = queries.join('|')
    const known = orders.get(key)
    if (known) return known
    const made = Object.keys(compute(Object.fromEntries(queries.map((query) => [query, { color: 'red' }]))))
    orders.set(key, made)
    return made
  }

  const sorted = (style: Style): Style => {
    const keys = Object.keys(style)
    const queries = keys.filter(isQuery)
    for (const key of keys) {
      const value = style[key]
      if (isStyle(value) && !isQuery(key)) style[key] = sorted(value)
    }
    if (queries.length === 0) return style
    const rest = keys.filter((key) => !isQuery(key))
    return Object.fromEntries([...rest, ...inOrder(queries)].map((key) => [key, style[key]]))
  }

  /** Value of each property of a style; the last of its aliases applies. */
  const valuesOf = (style: Style): Style => {
    const values: Style = {}
    for (const [name, value] of Object.entries(style ?? {}))
      if (value !== undefined && value !== null) values[utility.resolveShorthand(name)] = value
    return values
  }

  return (...styles: Style[]): Style => {
    const merged: Style = {}
    for (const style of styles)
      for (const [property, value] of Object.entries(valuesOf(style))) {
        if (typeof merged[property] === 'object' && typeof value === 'object') return compute(...styles)
        merged[property] = value
      }
    const made: Style = {}
    for (const [property, value] of Object.entries(merged)) lay(made, declared(property, value))
    return sorted(made)
  }
}
