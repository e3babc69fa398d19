import type { FlexProps, HTMLChakraProps, StackProps, SystemStyleObject } from '@chakra-ui/react'
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react'
import { insertStyles, type SerializedStyles } from '@emotion/utils'
import {
  type ComponentProps,
  type ElementType,
  type FunctionComponent,
  type JSX,
  useInsertionEffect,
} from 'react'
import type { StyleCache } from './style-cache.ts'
import { styleSystem } from './system.ts'

/** Props of a styled element: those of its tag, Chakra's style properties, and `css` and `as`. */
export type StyledProps<Tag extends ElementType> = HTMLChakraProps<Tag> & OwnStyledProps<Tag>

interface OwnStyledProps<Tag extends ElementType> {
  asChild?: never
  ref?: ComponentProps<Tag>['ref']
}

type StyleObject = Record<string, unknown>

/** Maps a short prop name to the style property for which it stands. */
type PropAliases = Readonly<Record<string, string>>

const noPropAliases: PropAliases = {}
const flexPropAliases: PropAliases = {
  direction: 'flexDirection',
  align: 'alignItems',
  justify: 'justifyContent',
  wrap: 'flexWrap',
}

/** Inserts the rules of a style. On the server, returns the rules that the page does not have yet. */
const useInsertedRules =
  typeof document === 'undefined'
    ? (cache: StyleCache, style: SerializedStyles) => insertStyles(cache, style, true) as string | undefined
    : (cache: StyleCache, style: SerializedStyles): undefined => {
        useInsertionEffect(() => {
          insertStyles(cache, style, true)
        }, [cache, style])
      }

/** Splits props into style properties and other props. */
function splitStyleProps(props: StyleObject, aliases: PropAliases) {
  const style: StyleObject = {}
  const rest: StyleObject = {}
  for (const name in props) {
    const value = props[name]
    if (value === undefined) continue
    const property = aliases[name] ?? name
    if (property !== name || styleSystem.isValidProperty(property)) style[property] = value
    else rest[name] = value
  }
  return { style, rest }
}

/** Computes the style for a list of styles, with caching. Later styles override earlier ones. */
const computeStyles = styleSystem.css as unknown as (...styles: unknown[]) => SerializedStyles

/**
 * Creates an element that accepts style properties, as Chakra's factory does. Each element is one React component; with
 * Chakra's factory it would be two to four.
 */
function createStyledElement(tag: ElementType, base: SystemStyleObject = {}, aliases = noPropAliases) {
  return function Styled({ as: Tag = tag, css, className, ...props }: StyleObject & { as?: ElementType }) {
    const cache = useEmotionCache() as StyleCache
    const { style, rest } = splitStyleProps(props, aliases)
    const computed = computeStyles(base, ...[css].flat().filter(Boolean), style)
    const rules = useInsertedRules(cache, computed)
    const classes = [className, computed.styles && `${cache.key}-${computed.name}`].filter(Boolean).join(' ')
    const element = <Tag {...rest} className={classes || undefined} />
    if (!rules) return element
    return (
      <>
        <style
          data-emotion={`${cache.key} ${computed.name}`}
          nonce={cache.sheet.nonce}
          dangerouslySetInnerHTML={{ __html: rules }}
        />
        {element}
      </>
    )
  }
}

type StyledFactory = <Tag extends ElementType>(
  tag: Tag,
  base?: SystemStyleObject,
) => FunctionComponent<StyledProps<Tag>>

/**
 * Tags of styled elements. SVG shapes are excluded, because their attributes, such as `cx` and `d`, are also CSS
 * properties.
 */
type StyledTag = Exclude<
  keyof JSX.IntrinsicElements,
  'circle' | 'ellipse' | 'g' | 'line' | 'path' | 'rect' | 'stop' | 'text'
>

const styledElements = new Map<string, unknown>()

/** Styled elements by tag (`chakra.div`), or made of any component (`chakra(Link)`). */
export const chakra = new Proxy(createStyledElement, {
  get(_, tag: string) {
    const known = styledElements.get(tag)
    if (known) return known
    const made = createStyledElement(tag as ElementType)
    styledElements.set(tag, made)
    return made
  },
}) as never as StyledFactory & { [Tag in StyledTag]: FunctionComponent<StyledProps<Tag>> }

export const Box = chakra.div

export const Flex = createStyledElement('div', { display: 'flex' }, flexPropAliases) as FunctionComponent<
  Omit<FlexProps, 'asChild' | 'basis' | 'grow' | 'shrink' | 'inline'> & OwnStyledProps<'div'>
>

export const Stack = createStyledElement(
  'div',
  { display: 'flex', flexDirection: 'column', gap: '0.5rem' },
  flexPropAliases,
) as FunctionComponent<Omit<StackProps, 'asChild' | 'separator'> & OwnStyledProps<'div'>>

export const Grid = chakra('div', { display: 'grid' })

export const VisuallyHidden = chakra('span', {
  border: '0',
  clip: 'rect(0, 0, 0, 0)',
  height: '1px',
  width: '1px',
  margin: '-1px',
  padding: '0',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  position: 'absolute',
})
