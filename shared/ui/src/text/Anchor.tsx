import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { Link as RouterLink, useInRouterContext } from 'react-router'

/** Paths and queries of the portal itself; `//host` and `/\\host` name other places. */
const isWithinPortal = (href: string) => /^[/?](?![/\\])/.test(href)

/**
 * A link without a look. To an address of the portal it is a step of the router; a download, another place and what opens
 * in a window of its own are left to the browser.
 */
export function Anchor({ href, ...props }: HTMLChakraProps<'a'>) {
  const isRouted = useInRouterContext()
  if (!isRouted || !href || !isWithinPortal(href) || props.target || props.download !== undefined)
    return <chakra.a href={href} {...props} />
  const { children, ...rest } = props
  return (
    <chakra.a asChild {...rest}>
      <RouterLink to={href}>{children}</RouterLink>
    </chakra.a>
  )
}
