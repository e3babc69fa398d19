import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { Link as RouterLink, useInRouterContext } from 'react-router'

/** Paths and queries of the portal; browsers read `//host` and `/\\host` as other hosts. */
const isWithinPortal = (href: string) => /^[/?](?![/\\])/.test(href)

/**
 * An unstyled link. Addresses of the portal navigate with the router; downloads, other sites and new windows are left
 * to the browser.
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
