import { Link, useInRouterContext } from 'react-router'
import { chakra, type StyledProps } from '../system/styled.tsx'

const RouterLink = chakra(Link)

/**
 * Returns whether a URL is a path or query of the portal. Browsers read `//host` and `/\\host` as other hosts, so these
 * are not.
 */
const isWithinPortal = (href: string) => /^[/?](?![/\\])/.test(href)

/**
 * A link without styles. The router handles URLs of the portal; the browser handles downloads, other sites and new
 * windows.
 */
export function Anchor({ href, ...props }: StyledProps<'a'>) {
  const isRouted = useInRouterContext()
  if (!isRouted || !href || !isWithinPortal(href) || props.target || props.download !== undefined)
    return <chakra.a href={href} {...props} />
  return <RouterLink to={href} {...props} />
}
