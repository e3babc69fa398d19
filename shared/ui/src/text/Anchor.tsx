import { Link, useInRouterContext } from 'react-router'
import { chakra, type StyledProps } from '../system/styled.tsx'

const RouterLink = chakra(Link)

/** Paths and queries of the portal; browsers read `//host` and `/\\host` as other hosts. */
const isWithinPortal = (href: string) => /^[/?](?![/\\])/.test(href)

/**
 * An unstyled link. Addresses of the portal navigate with the router; downloads, other sites and new windows are left
 * to the browser.
 */
export function Anchor({ href, ...props }: StyledProps<'a'>) {
  const isRouted = useInRouterContext()
  if (!isRouted || !href || !isWithinPortal(href) || props.target || props.download !== undefined)
    return <chakra.a href={href} {...props} />
  return <RouterLink to={href} {...props} />
}
