import {
  getTenantSettings,
  saveTenantProfile,
  setTenantStaffRole,
  undoTenantProfileChange,
} from '@portal/contract/desk/tenant-settings'
import { findOverlay, renderView } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createDeskPortal, createRejectingResponse, getWriteRequests } from '../test/desk-portal.ts'
import { exampleSettings, renderSettings } from '../test/render-settings.tsx'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import SettingsScreen from './SettingsScreen.tsx'

const clickButton = async (name: string, at = 0) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[at] as HTMLElement)
const retypeField = async (label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

test('@DESK-12 only changed values are sent, with a confirmation after saving', {
  tags: 'full',
}, async () => {
  const portal = await renderSettings()
  await retypeField(/^Slogan/, 'Samen verder')
  await retypeField(nl.primary_color, '#0a5c36')
  await clickButton(nl.settings_save)
  await waitFor(() =>
    expect(getWriteRequests(portal)).toEqual([
      {
        path: '/desk/ZUIDER/settings/profile',
        body: { slogan: 'Samen verder', primary_color: '#0a5c36' },
      },
    ]),
  )
  expect(await screen.findByText(nl.settings_saved)).toBeTruthy()
})

test('@DESK-12 a colour with too little contrast shows the colour that replaces it, also in the preview', {
  tags: 'full',
}, async () => {
  await renderSettings()
  await retypeField(nl.primary_color, '#ffe066')
  const notice = await screen.findByText(/Voor tekst en knoppen wordt #ffe066/)
  const becomes = /aangepast tot (#[0-9a-f]{6})/.exec(notice.textContent ?? '')?.[1] ?? ''
  const light = screen.getByText(nl.preview_light).closest('div') as HTMLElement
  expect(light.style.getPropertyValue('--link')).toBe(becomes)
  await retypeField(nl.primary_color, 'geel')
  await clickButton(nl.settings_save)
  expect((await screen.findAllByText(nl.colour_invalid)).length).toBeGreaterThan(0)
})

test('@DESK-12 opening hours that end before they start give an error at their day, and nothing is sent', {
  tags: 'full',
}, async () => {
  const portal = await renderSettings('office')
  const monday = await screen.findByLabelText('Maandag van')
  await userEvent.clear(monday)
  await userEvent.type(monday, '18:00')
  await clickButton(nl.settings_save)
  expect((await screen.findAllByText(nl.hours_invalid)).length).toBeGreaterThan(0)
  expect(getWriteRequests(portal)).toEqual([])
  await userEvent.clear(monday)
  await userEvent.type(monday, '10:00')
  await clickButton(nl.settings_save)
  await waitFor(() =>
    expect(getWriteRequests(portal).at(-1)?.body).toMatchObject({
      office: { id: 1, default_hours: expect.arrayContaining([{ day: 1, from: '10:00', to: '17:00' }]) },
    }),
  )
})

test('@DESK-12 a feature is switched at once', { tags: 'full' }, async () => {
  const portal = await renderSettings('parts')
  await userEvent.selectOptions(await screen.findByLabelText(nl.feature_show_income), nl.part_off)
  await waitFor(() =>
    expect(getWriteRequests(portal).at(-1)).toEqual({
      path: '/desk/ZUIDER/settings/features',
      body: { name: 'show_income', value: false },
    }),
  )
})

test('@KEYS-10 a required passkey or app has a start day; a day that is too soon gives an error, and stays in the field', async () => {
  const portal = await renderSettings('parts')
  const day = await screen.findByLabelText(nl.demand_from)
  await userEvent.clear(day)
  await userEvent.type(day, '01-02-2027')
  portal.answer(
    saveTenantProfile,
    createRejectingResponse(422, { errors: { strong_sign_in_from: 'must be later' } }),
  )
  await clickButton(nl.demand_begin)
  expect((await screen.findAllByText(/Dit kan op zijn vroegst op/)).length).toBeGreaterThan(0)
  expect((day as HTMLInputElement).value).toBe('01-02-2027')
  expect(getWriteRequests(portal).at(-1)?.body).toEqual({ strong_sign_in_from: '2027-02-01' })
})

test('@DESK-12 a person gets a role; removing a role asks for confirmation, and the last owner cannot be removed', {
  tags: 'full',
}, async () => {
  const portal = await renderSettings('people')
  await clickButton(nl.person_add)
  const dialog = within(await findOverlay(nl.person_add))
  await userEvent.type(dialog.getByLabelText(nl.person_name), 'Nina Nieuw')
  await userEvent.type(dialog.getByLabelText(nl.email), 'nina@example.nl')
  await userEvent.click(dialog.getByRole('radio', { name: new RegExp(nl.role_reader) }))
  await userEvent.click(dialog.getByRole('button', { name: nl.person_add }))
  await waitFor(() =>
    expect(getWriteRequests(portal).at(-1)?.body).toEqual({
      name: 'Nina Nieuw',
      email: 'nina@example.nl',
      role: 'reader',
    }),
  )
  portal.answer(setTenantStaffRole, createRejectingResponse(422, { errors: { role: 'is the last owner' } }))
  await clickButton(nl.person_remove)
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: nl.person_remove }))
  expect(await question.findByText(nl.person_last_owner)).toBeTruthy()
})

test('@DESK-12 a change is undone; a change that was modified since shows an error', {
  tags: 'full',
}, async () => {
  const portal = await renderSettings('history')
  expect(await screen.findByText('Slogan, Hoofdkleur')).toBeTruthy()
  expect(screen.getByText(nl.history_undone)).toBeTruthy()
  portal.answer(undoTenantProfileChange, createRejectingResponse(409, { error: 'changed' }))
  await clickButton(nl.history_undo)
  expect(await screen.findByText(nl.act_changed)).toBeTruthy()
  expect(getWriteRequests(portal).at(-1)?.path).toBe('/desk/ZUIDER/settings/history/8/undone')
})

test('a logo that is too large, or not a PNG, gives an error, and the previous one stays', {
  tags: 'full',
}, async () => {
  const portal = await renderSettings()
  const input = await screen.findByLabelText<HTMLInputElement>(nl.logo_choose, { selector: 'input' })
  await userEvent.upload(input, new File([new Uint8Array(201 * 1024)], 'groot.png', { type: 'image/png' }))
  expect(await screen.findByText(nl.logo_large)).toBeTruthy()
  expect(getWriteRequests(portal)).toEqual([])
  portal.answer(saveTenantProfile, createRejectingResponse(422, { errors: { logo: 'must be a PNG' } }))
  await userEvent.upload(input, new File(['x'], 'klein.png', { type: 'image/png' }))
  expect(await screen.findByText(nl.logo_refused)).toBeTruthy()
  expect(getWriteRequests(portal).at(-1)?.body).toEqual({ logo: btoa('x') })
})

test('@DESK-12 a value that a colleague saved meanwhile is shown, and typed values stay', {
  tags: 'full',
}, async () => {
  const portal = await renderSettings()
  await retypeField(/^Slogan/, 'Nog niet bewaard')
  const name = 'Zuider Financieel Advies'
  portal.answer(getTenantSettings, { data: { ...exampleSettings, name, slogan: 'Van een collega' } })
  const logo = await screen.findByLabelText<HTMLInputElement>(nl.logo_choose, { selector: 'input' })
  await userEvent.upload(logo, new File(['x'], 'klein.png', { type: 'image/png' }))
  expect(await screen.findByDisplayValue(name)).toBeTruthy()
  expect(screen.getByDisplayValue('Nog niet bewaard')).toBeTruthy()
})

test('@DESK-08 staff other than owners see who can change settings', { tags: 'full' }, async () => {
  const portal = createDeskPortal('adviser')
  portal.answer(getTenantSettings, createRejectingResponse(403))
  await renderView(SettingsScreen, { portal, texts, path: '/desk/settings' })
  expect(await screen.findByText(nl.settings_owners)).toBeTruthy()
})

test('@DESK-18 the draft is passed only to the tab that shows a customer’s portal', {
  tags: 'full',
}, async () => {
  const portal = await renderSettings()
  const name = await screen.findByLabelText(nl.tenant_name)
  await userEvent.clear(name)
  await userEvent.type(name, 'Zuider en Zonen')
  const link = await screen.findByRole('link', { name: 'Anna de Wit' })
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(link.getAttribute('href')).toBe('/desk/customers/1/preview/')
  expect(link.getAttribute('rel')).toBe('opener')
  expect(JSON.parse(sessionStorage.getItem('look-draft ZUIDER') ?? '')).toEqual({ name: 'Zuider en Zonen' })
  expect(getWriteRequests(portal)).toEqual([])
})
