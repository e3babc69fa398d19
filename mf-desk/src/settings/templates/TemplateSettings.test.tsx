// @module-tag full
import { changeMessageTemplate, getMessageTemplates } from '@portal/contract/desk/message-template'
import { findOverlay } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createRejectingResponse, getWriteRequests } from '../../test/desk-portal.ts'
import { exampleTemplate, renderSettings } from '../../test/render-settings.tsx'
import nl from '../../texts/nl.json'

const editButtonName = '“Welkom” wijzigen'
async function openTemplate(button = editButtonName) {
  const portal = await renderSettings('templates')
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return { portal, dialog: within(await findOverlay(button)) }
}
const getTextField = (dialog: Awaited<ReturnType<typeof openTemplate>>['dialog'], label: string, at = 0) =>
  dialog.getAllByLabelText(new RegExp(`^${label}`))[at] as HTMLTextAreaElement

test('@DESK-14 a template is added in the tenant’s own locale, and another locale requires both subject and text', async () => {
  const { portal, dialog } = await openTemplate(nl.template_add)
  await userEvent.type(getTextField(dialog, nl.template_name), 'Bellen')
  await userEvent.type(getTextField(dialog, nl.subject), 'Bellen')
  await userEvent.type(getTextField(dialog, nl.message), '{{aanhef}, tot zo.')
  await userEvent.click(dialog.getByText(nl.wording_de))
  const german = nl.wording_de
  const index = ['nl', 'nl_u', 'en', 'en_u', 'de', 'de_u'].indexOf('de')
  await userEvent.type(getTextField(dialog, nl.subject, index), 'Anruf')
  await userEvent.click(dialog.getByRole('button', { name: nl.settings_save }))
  expect((await dialog.findAllByRole('alert'))[0]?.textContent).toContain(`${german}: ${nl.message_required}`)
  await userEvent.type(getTextField(dialog, nl.message, index), '{{aanhefff}')
  await dialog.findAllByText(/\{aanhefff\} kan niet worden ingevuld/)
  await userEvent.clear(getTextField(dialog, nl.message, index))
  await userEvent.clear(getTextField(dialog, nl.subject, index))
  await userEvent.click(dialog.getByRole('button', { name: nl.settings_save }))
  const texts = { nl: { subject: 'Bellen', text: '{aanhef}, tot zo.' } }
  await waitFor(() => expect(getWriteRequests(portal).at(-1)?.body).toEqual({ name: 'Bellen', texts }))
})

test('@DESK-14 a name in use gives a field error, and a colleague’s change is not overwritten unseen', async () => {
  const { portal, dialog } = await openTemplate()
  portal.answer(changeMessageTemplate, createRejectingResponse(409, { error: 'changed' }))
  await userEvent.type(getTextField(dialog, nl.message), ' Dag!')
  const texts = { ...exampleTemplate.texts, en: { subject: 'Hello', text: 'Hello there.' } }
  portal.answer(getMessageTemplates, { data: [{ ...exampleTemplate, texts, revision: 4 }] })
  const clickSave = () => userEvent.click(dialog.getByRole('button', { name: nl.settings_save }))
  await clickSave()
  expect(await dialog.findByText(nl.template_changed)).toBeTruthy()
  await userEvent.click(dialog.getByText(nl.wording_en))
  await waitFor(() => expect(dialog.getByDisplayValue('Hello there.')).toBeTruthy())
  expect(getTextField(dialog, nl.message).value).toBe('{aanhef},\n\nFijn dat je er bent. Dag!')
  portal.answer(changeMessageTemplate, createRejectingResponse(422, { errors: { name: 'is taken' } }))
  await clickSave()
  expect((await dialog.findAllByText(nl.template_taken)).length).toBeGreaterThan(0)
  expect(getWriteRequests(portal).map(({ body }) => (body as { revision: number }).revision)).toEqual([3, 4])
})

test('@DESK-14 removing a template asks for confirmation', async () => {
  const portal = await renderSettings('templates')
  await userEvent.click(await screen.findByRole('button', { name: '“Welkom” verwijderen' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(getWriteRequests(portal)).toEqual([])
  portal.answer(getMessageTemplates, { data: [] })
  await userEvent.click(question.getByRole('button', { name: nl.remove }))
  expect(await screen.findByText(nl.templates_none)).toBeTruthy()
  expect(getWriteRequests(portal)).toEqual([{ path: '/desk/ZUIDER/settings/templates/4/removed' }])
})
