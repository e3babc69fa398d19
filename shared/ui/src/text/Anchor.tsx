import { Link, useInRouterContext } from 'react-router'
import { chakra, type StyledProps } from '../system/styled.tsx'

const RouterLink = chakra(Link)

/**
 * Matches paths and queries of the portal. Browsers read `//host` and `/\\host` as other hosts, so these do not match.
 */
const isWithinPortal = (href: string) => /^[/?](?![/\\])/.test(href)

/**
 * An unstyled link. The router handles URLs of the portal; the browser handles downloads, other sites and new windows.
 */
export function Anchor({ href, ...props }: StyledProps<'a'>) {
  const isRouted = useInRouterContext()
  if (!isRouted || !href || !isWithinPortal(href) || props.target || props.download !== undefined)
    return <chakra.a href={href} {...props} />
  return <RouterLink to={href} {...props} />
}
