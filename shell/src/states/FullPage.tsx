import { useStore } from '@portal/remote-kit'
import { Box, EmptyState, Flex, LampOff, TenantBrand } from '@portal/ui'
import { type ReactNode, useLayoutEffect } from 'react'
import { useShell } from '../layout/shell-context.tsx'
import { outlet } from '../mount/outlet.ts'

interface FullPageProps {
  title: string
  children: string
  action?: ReactNode
  illustration?: ReactNode
}

/** A page with the tenant's name and logo, a title, an explanation and an action, for states without a screen. */
export function FullPage({ title, children, action, illustration = <LampOff /> }: FullPageProps) {
  const tenant = useStore(useShell().core.tenant)
  useLayoutEffect(() => outlet.remove(), [])
  return (
    <Flex as="main" direction="column" align="center" minH="100vh" p="4">
      {tenant && <TenantBrand name={tenant.name} slogan={tenant.slogan} logo={tenant.logo} />}
      <Box my="auto">
        <EmptyState title={title} level={1} illustration={illustration} action={action}>
          {children}
        </EmptyState>
      </Box>
    </Flex>
  )
}
