import type { SystemContext } from '@chakra-ui/react'
import { css as serialize } from '@emotion/react'
import { byDeclaration } from './declarations.ts'

/**
 * The system, with a memory. Chakra makes a recipe and works a style out for each element each time it is drawn, which
 * was most of what drawing a styled element cost. Here the recipe of a kind of element is made once, and a style that
 * was worked out before is found ready for Emotion, which uses what is serialized as it is.
 */
export function withMemory(system: SystemContext): SystemContext {
  /** What a recipe without a look gives. */
  const nothing = {}
  const recipes = new WeakMap<object, unknown>()
  const styles = new Map<string, unknown>()
  const properties = new Map<string, boolean>()
  const workOut = byDeclaration(system)

  const cva = (config: object = {}) => {
    const known = recipes.get(config)
    if (known) return known
    const made = system.cva(config as never)
    const recipe = Object.keys(config).length === 0 ? Object.assign(() => nothing, made) : made
    recipes.set(config, recipe)
    return recipe
  }
  const css = (...given: never[]) => {
    const key = JSON.stringify(given)
    const known = styles.get(key)
    if (known) return known
    const style = serialize(workOut(...given) as never)
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
  return { ...system, cva, css, isValidProperty } as SystemContext
}
