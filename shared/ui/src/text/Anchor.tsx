import { useHref, useInRouterContext, useLinkClickHandler } from 'react-router'
import { chakra, type StyledProps } from '../system/styled.tsx'

/**
 * Returns whether a URL is a path or query of the portal. Browsers read `//host` and `/\\host` as other hosts, so these
 * are not.
 */
const isWithinPortal = (href: string) => /^[/?](?![/\\])/.test(href)

/** A link that the router handles. Much smaller than react-router's own `Link`, which also prefetches code and data. */
function RoutedAnchor({ href, onClick, ...props }: StyledProps<'a'> & { href: string }) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href)
  return (
    <chakra.a
      {...props}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) navigate(event)
      }}
    />
  )
}

/**
 * A link without styles. The router handles URLs of the portal; the browser handles downloads, other sites and new
 * windows.
 */
export function Anchor({ href, ...props }: StyledProps<'a'>) {
  const isRouted = useInRouterContext()
  if (!isRouted || !href || !isWithinPortal(href) || props.target || props.download !== undefined)
    return <chakra.a href={href} {...props} />
  return <RoutedAnchor href={href} {...props} />
}
