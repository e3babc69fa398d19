import type { SystemContext } from '@chakra-ui/react'

type Style = Record<string, unknown>

const isStyle = (value: unknown): value is Style =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isQuery = (key: string) => key.startsWith('@')

/** Lays a style over another, as Chakra does: what has the same name keeps its place. */
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
 * Works styles out as Chakra's system does, each declaration once: there are few beside the styles that are made of them, and to
 * work out a whole style took a slow phone longer than to draw with it. What a style becomes is Chakra's word for word.
 */
export function byDeclaration({ css, utility }: Pick<SystemContext, 'css' | 'utility'>) {
  const declarations = new Map<string, Style>()
  const orders = new Map<string, string[]>()
  const workOut = css as unknown as (...styles: Style[]) => Style

  const declared = (property: string, value: unknown): Style => {
    const key = `${property}:${JSON.stringify(value)}`
    const known = declarations.get(key)
    if (known) return known
    const made = workOut({ [property]: value })
    declarations.set(key, made)
    return made
  }

  /** The order of a style's queries, which come last in it: that in which Chakra puts them. */
  const inOrder = (queries: readonly string[]): string[] => {
    const key = queries.join('|')
    const known = orders.get(key)
    if (known) return known
    const made = Object.keys(workOut(Object.fromEntries(queries.map((query) => [query, { color: 'red' }]))))
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

  /** What a style asks of each property; the last of its names for one counts. */
  const askedBy = (style: Style): Style => {
    const asked: Style = {}
    for (const [name, value] of Object.entries(style ?? {}))
      if (value !== undefined && value !== null) asked[utility.resolveShorthand(name)] = value
    return asked
  }

  return (...styles: Style[]): Style => {
    const asked: Style = {}
    for (const style of styles)
      for (const [property, value] of Object.entries(askedBy(style))) {
        if (typeof asked[property] === 'object' && typeof value === 'object') return workOut(...styles)
        asked[property] = value
      }
    const made: Style = {}
    for (const [property, value] of Object.entries(asked)) lay(made, declared(property, value))
    return sorted(made)
  }
}
