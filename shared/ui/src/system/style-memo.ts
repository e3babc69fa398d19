import type { SystemContext } from '@chakra-ui/react'
import { css as serialize } from '@emotion/react'
import { createDeclarationMerger } from './merge-declarations.ts'

const styleIds = new WeakMap<object, number>()
const styleIdsByText = new Map<string, number>()

/**
 * Returns a number that identifies a style by its content. Most styles are constants, which are serialised only once.
 */
function getStyleId(style: unknown): number {
  if (typeof style !== 'object' || style === null) return -1
  const known = styleIds.get(style)
  if (known !== undefined) return known
  const text = JSON.stringify(style)
  const id = styleIdsByText.get(text) ?? styleIdsByText.size
  styleIdsByText.set(text, id)
  styleIds.set(style, id)
  return id
}

/**
 * Adds caches to the system. Chakra computes recipe and style of each element on each render, which was most of the
 * cost of styled elements. With the caches, each kind of element has its recipe created once, and computed styles are
 * reused in the serialised form that Emotion accepts.
 */
export function addStyleCaches(system: SystemContext): SystemContext {
  /** Style that is returned for every recipe with an empty configuration. */
  const nothing = {}
  const recipes = new WeakMap<object, unknown>()
  const styles = new Map<string, unknown>()
  const properties = new Map<string, boolean>()
  const mergeDeclarations = createDeclarationMerger(system)

  const createCachedRecipe = (config: object = {}) => {
    const known = recipes.get(config)
    if (known) return known
    const made = system.cva(config as never)
    const recipe = Object.keys(config).length === 0 ? Object.assign(() => nothing, made) : made
    recipes.set(config, recipe)
    return recipe
  }
  const computeCachedStyle = (...given: never[]) => {
    const key = given.map(getStyleId).join()
    const known = styles.get(key)
    if (known) return known
    const style = serialize(mergeDeclarations(...given) as never)
    styles.set(key, style)
    return style
  }
  const isValidProperty = (property: string) => {
    const known = properties.get(property)
    if (known !== undefined) return known
    const valid = system.isValidProperty(property)
    properties.set(property, valid)
    return valid
  }
  return { ...system, cva: createCachedRecipe, css: computeCachedStyle, isValidProperty } as SystemContext
}
