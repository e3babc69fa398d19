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
import { system } from './system.ts'

/** Props of a styled element: those of its tag, Chakra's style properties, and `css` and `as`. */
export type StyledProps<Tag extends ElementType> = HTMLChakraProps<Tag> & Own<Tag>

interface Own<Tag extends ElementType> {
  asChild?: never
  ref?: ComponentProps<Tag>['ref']
}

type Style = Record<string, unknown>

/** Short names of style properties, by property. */
type Aliases = Readonly<Record<string, string>>

const noAliases: Aliases = {}
const flexAliases: Aliases = {
  direction: 'flexDirection',
  align: 'alignItems',
  justify: 'justifyContent',
  wrap: 'flexWrap',
}

/** Inserts the rules of a style. On the server, returns those that the page does not have yet. */
const useRules =
  typeof document === 'undefined'
    ? (cache: StyleCache, style: SerializedStyles) => insertStyles(cache, style, true) as string | undefined
    : (cache: StyleCache, style: SerializedStyles): undefined => {
        useInsertionEffect(() => {
          insertStyles(cache, style, true)
        }, [cache, style])
      }

/** Splits props into style properties and the rest. */
function split(props: Style, aliases: Aliases) {
  const style: Style = {}
  const rest: Style = {}
  for (const name in props) {
    const value = props[name]
    if (value === undefined) continue
    const property = aliases[name] ?? name
    if (property !== name || system.isValidProperty(property)) style[property] = value
    else rest[name] = value
  }
  return { style, rest }
}

/** Computes styles with caching; later ones win. */
const computeStyle = system.css as unknown as (...styles: unknown[]) => SerializedStyles

/** An element with style properties, as Chakra's factory makes them, in one React component where Chakra needs two to four. */
function styled(tag: ElementType, base: SystemStyleObject = {}, aliases = noAliases) {
  return function Styled({ as: Tag = tag, css, className, ...props }: Style & { as?: ElementType }) {
    const cache = useEmotionCache() as StyleCache
    const { style, rest } = split(props, aliases)
    const computed = computeStyle(base, ...[css].flat().filter(Boolean), style)
    const rules = useRules(cache, computed)
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

type Factory = <Tag extends ElementType>(
  tag: Tag,
  base?: SystemStyleObject,
) => FunctionComponent<StyledProps<Tag>>

/** Shapes of an SVG are plain elements: their attributes, such as `cx` and `d`, are also CSS properties. */
type StyledTag = Exclude<
  keyof JSX.IntrinsicElements,
  'circle' | 'ellipse' | 'g' | 'line' | 'path' | 'rect' | 'stop' | 'text'
>

const elements = new Map<string, unknown>()

/** Styled elements by tag (`chakra.div`), or of any component (`chakra(Link)`). */
export const chakra = new Proxy(styled, {
  get(_, tag: string) {
    const known = elements.get(tag)
    if (known) return known
    const made = styled(tag as ElementType)
    elements.set(tag, made)
    return made
  },
}) as never as Factory & { [Tag in StyledTag]: FunctionComponent<StyledProps<Tag>> }

export const Box = chakra.div

export const Flex = styled('div', { display: 'flex' }, flexAliases) as FunctionComponent<
  Omit<FlexProps, 'asChild' | 'basis' | 'grow' | 'shrink' | 'inline'> & Own<'div'>
>

export const Stack = styled(
  'div',
  { display: 'flex', flexDirection: 'column', gap: '0.5rem' },
  flexAliases,
) as FunctionComponent<Omit<StackProps, 'asChild' | 'separator'> & Own<'div'>>

export const Grid = chakra('div', { display: 'grid' })

/** Text for screen readers only. */
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
