// @module-tag full

import { getConsoleTenant, switchTenantFeatureAsOperator } from '@portal/contract/console-tenants'
import { ApiError } from '@portal/contract/error'
import { runReleaseAction } from '@portal/contract/release'
import { createFakePortal, renderView } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import TenantScreen from './TenantScreen.tsx'

async function renderTenantScreen() {
  const portal = createFakePortal()
  portal.answer(getConsoleTenant, {
    data: {
      subdomain: 'zuider',
      name: 'Zuider Advies',
      remotes: [{ name: 'mf-insurance', on: true, version: '1.0.0' }],
      features: [{ name: 'show_income', value: null }],
      history: [],
    },
  })
  portal.answer(switchTenantFeatureAsOperator, { data: { success: true } })
  portal.answer(runReleaseAction, { data: { success: true } })
  await renderView(TenantScreen, { portal, texts, path: '/tenants/zuider' })
  return portal
}
const findSwitchGroup = async (name: string) => within(await screen.findByRole('group', { name }))

test('a feature and a remote are switched with one click, and the current state is not sent again', async () => {
  const portal = await renderTenantScreen()
  const feature = await findSwitchGroup(nl.feature_show_income)
  expect(feature.getByRole('button', { pressed: true }).textContent).toBe(nl.switch_unset)
  await userEvent.click(feature.getByRole('button', { name: nl.switch_unset }))
  await userEvent.click(feature.getByRole('button', { name: nl.switch_off }))
  await userEvent.click((await findSwitchGroup('mf-insurance')).getByRole('button', { name: nl.switch_off }))
  await waitFor(() =>
    expect(portal.sent.flatMap(({ input }) => (input as { body?: unknown })?.body ?? [])).toEqual([
      { name: 'show_income', value: false },
      { act: 'place', to: 'off', tenant: 'zuider' },
    ]),
  )
})

test('a rejected change shows an error that says that nothing has changed', async () => {
  const portal = await renderTenantScreen()
  portal.answer(switchTenantFeatureAsOperator, () => {
    throw new ApiError('unreachable', { message: 'no network' })
  })
  await userEvent.click(
    (await findSwitchGroup(nl.feature_show_income)).getByRole('button', { name: nl.switch_on }),
  )
  expect((await screen.findByRole('alert')).textContent).toBe(nl.act_failed)
})
