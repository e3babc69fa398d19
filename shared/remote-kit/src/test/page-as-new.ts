type Properties = Map<PropertyKey, PropertyDescriptor>

const propertiesOf = (of: object): Properties =>
  new Map(
    Reflect.ownKeys(of).map((key) => [key, Object.getOwnPropertyDescriptor(of, key) as PropertyDescriptor]),
  )

/** What globals that stand behind an accessor give, as those of the page do; an object is the page's own. */
function valuesOf(of: object): Map<PropertyKey, unknown> {
  const values = new Map<PropertyKey, unknown>()
  for (const [key, { get, set }] of propertiesOf(of)) {
    const value: unknown = get && set ? get.call(of) : null
    if (typeof value === 'function' || typeof value === 'number') values.set(key, value)
  }
  return values
}

const same = (a: PropertyDescriptor, b: PropertyDescriptor | undefined) =>
  b !== undefined && Object.is(a.value, b.value) && a.get === b.get && a.set === b.set

/**
 * What a test file may replace in the page: globals and what elements can do. A key that is a symbol is a library's own
 * mark, and stays.
 */
const replaceable = () => [
  globalThis,
  navigator,
  Element.prototype,
  HTMLAnchorElement.prototype,
  HTMLInputElement.prototype,
]

/**
 * Remembers the page as it is now.
 * @returns what makes it so again: nothing drawn, nothing stored, the first address, and every global as it was
 */
export function keepPage(): () => void {
  const kept = replaceable().map((of): [object, Properties] => [of, propertiesOf(of)])
  const values = valuesOf(globalThis)
  const [html, address] = [document.documentElement, location.href]
  return () => {
    for (const [of, before] of kept) putBack(of, before)
    for (const [key, value] of valuesOf(globalThis))
      if (!Object.is(value, values.get(key))) Reflect.set(globalThis, key, values.get(key))
    for (const { name } of [...html.attributes]) html.removeAttribute(name)
    document.head.replaceChildren()
    for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name)
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', address)
  }
}

function putBack(of: object, before: Properties): void {
  const now = propertiesOf(of)
  for (const [key, property] of before)
    if (typeof key !== 'symbol' && !same(property, now.get(key))) Object.defineProperty(of, key, property)
  for (const key of now.keys())
    if (typeof key !== 'symbol' && !before.has(key)) Reflect.deleteProperty(of, key)
}
