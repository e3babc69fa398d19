import { act, render, screen } from '@testing-library/react'
import { memo } from 'react'
import { expect, test } from 'vitest'
import { PortalContext, usePermissions, useSlot } from './context.tsx'
import { createFakePortal, createStore } from './test/index.ts'

const PermissionProbe = memo(() => {
  const { isAllowed, pathOf } = usePermissions()
  return (
    <p>
      {[
        isAllowed() ? 'allowed' : 'refused',
        pathOf('wonen') ?? 'nowhere',
        useSlot('documents.aside').length,
      ].join(' ')}
    </p>
  )
})

test('when permissions change, a component that reads them renders again', () => {
  let known = false
  const permissions = createStore({})
  const entry = { remote: 'mf-mortgage', view: 'ring', load: async () => () => null }
  const portal = createFakePortal({
    permissions,
    isAllowed: () => known,
    pathOf: (route) => (known ? `/${route}` : null),
    slot: () => (known ? [entry] : []),
  })
  render(
    <PortalContext value={portal}>
      <PermissionProbe />
    </PortalContext>,
  )
  expect(screen.getByText('refused nowhere 0')).toBeTruthy()
  known = true
  act(() => permissions.set({}))
  expect(screen.getByText('allowed /wonen 1')).toBeTruthy()
})
