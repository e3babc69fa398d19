import { getCustomerListViews, saveCustomerListView } from '@portal/contract/desk/saved-customer-list-view'
import { findOverlay } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createRejectingResponse, getWriteRequests, waitForStaffRole } from '../../test/desk-portal.ts'
import { createExampleView, renderCustomerList } from '../../test/render-customer-list.tsx'
import nl from '../../texts/nl.json'

const findViewsNavigation = () => screen.findByRole('navigation', { name: nl.views })
const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('@DESK-16 the current query is saved under a name, and then listed as the current view', {
  tags: 'full',
}, async () => {
  const portal = await renderCustomerList('?q=wit&filter=never')
  await clickButton(nl.view_keep)
  const dialog = within(await findOverlay(nl.view_keep))
  expect(dialog.getByText('Nog nooit ingelogd, gezocht op “wit”')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText(nl.view_name), 'De Witten')
  portal.answer(saveCustomerListView, createRejectingResponse(422, { errors: { name: 'is taken' } }))
  await userEvent.click(dialog.getByRole('button', { name: nl.settings_save }))
  expect((await dialog.findAllByText(nl.view_taken)).length).toBeGreaterThan(0)
  portal.answer(saveCustomerListView, { data: { success: true, id: 7 } })
  portal.answer(getCustomerListViews, {
    data: [createExampleView({ id: 7, name: 'De Witten', q: 'wit', count: 1000 })],
  })
  await userEvent.click(dialog.getByRole('checkbox', { name: nl.view_shared }))
  await userEvent.click(dialog.getByRole('button', { name: nl.settings_save }))
  const link = await within(await findViewsNavigation()).findByRole('link', {
    name: 'De Witten 1.000 of meer',
  })
  expect(link.getAttribute('aria-current')).toBe('true')
  const body = { name: 'De Witten', shared: true, q: 'wit', filter: 'never' }
  expect(getWriteRequests(portal).at(-1)).toEqual({ path: '/desk/ZUIDER/views', body })
  expect(screen.queryByRole('button', { name: nl.view_keep })).toBeNull()
})

test('@DESK-16 a view opens its search, and fills the search field', {
  tags: 'full',
}, async () => {
  const shared = createExampleView({
    id: 8,
    name: 'Wit',
    q: 'wit',
    filter: 'all',
    own: false,
    by: 'Ruben Smit',
  })
  const portal = await renderCustomerList('?q=jansen', { views: [createExampleView(), shared] })
  await userEvent.click(await within(await findViewsNavigation()).findByRole('link', { name: /^Wit/ }))
  await waitFor(() => expect(location.search).toBe('?q=wit'))
  expect(await screen.findByDisplayValue('wit')).toBeTruthy()
  await new Promise((later) => setTimeout(later, 300))
  expect(location.search).toBe('?q=wit')
  expect(portal.sent.at(-1)?.path).toContain('q=wit')
})

test('@DESK-16 the current view can be renamed, or removed after confirmation, but not that of a colleague', {
  tags: 'full',
}, async () => {
  const portal = await renderCustomerList('?filter=never', { views: [createExampleView()] })
  await clickButton('“Nooit geweest” wijzigen')
  const dialog = within(await findOverlay('“Nooit geweest” wijzigen'))
  await userEvent.type(dialog.getByLabelText(nl.view_name), '!')
  await userEvent.click(dialog.getByRole('button', { name: nl.settings_save }))
  const body = { name: 'Nooit geweest!', shared: false }
  await waitFor(() => expect(getWriteRequests(portal).at(-1)).toEqual({ path: '/desk/ZUIDER/views/6', body }))
  await clickButton('“Nooit geweest” verwijderen')
  const question = within(await screen.findByRole('alertdialog'))
  portal.answer(getCustomerListViews, { data: [createExampleView({ own: false, changeable: false })] })
  await userEvent.click(question.getByRole('button', { name: nl.remove }))
  await waitFor(() =>
    expect(getWriteRequests(portal).at(-1)).toEqual({ path: '/desk/ZUIDER/views/6/removed' }),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: /wijzigen$/ })).toBeNull())
})

test('@DESK-16 a reader saves views without sharing; without views a hint explains how to save one', async () => {
  const portal = await renderCustomerList('', { role: 'reader' })
  expect(await screen.findByText(nl.views_none)).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: nl.filter_locked }))
  await clickButton(nl.view_keep)
  await waitForStaffRole(portal)
  const dialog = within(await findOverlay(nl.view_keep))
  expect(dialog.queryByRole('checkbox')).toBeNull()
})
