// @module-tag full
import { getMessageTemplates, postTemplateChanged } from '@portal/contract/desk/template'
import { findLayer } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { acts, refusing } from '../../test/desk.ts'
import { exampleTemplate, openSettings } from '../../test/open-settings.tsx'
import nl from '../../texts/nl.json'

const title = '“Welkom” wijzigen'
async function openTemplate(button = title) {
  const portal = await openSettings('templates')
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return { portal, dialog: within(await findLayer(button)) }
}
const field = (dialog: Awaited<ReturnType<typeof openTemplate>>['dialog'], label: string, at = 0) =>
  dialog.getAllByLabelText(new RegExp(`^${label}`))[at] as HTMLTextAreaElement

test('@DESK-14 a template is added in the tenant’s own wording, and another wording wants both its subject and its text', async () => {
  const { portal, dialog } = await openTemplate(nl.template_add)
  await userEvent.type(field(dialog, nl.template_name), 'Bellen')
  await userEvent.type(field(dialog, nl.subject), 'Bellen')
  await userEvent.type(field(dialog, nl.message), '{{aanhef}, tot zo.')
  await userEvent.click(dialog.getByText(nl.wording_de))
  const german = nl.wording_de
  const index = ['nl', 'nl_u', 'en', 'en_u', 'de', 'de_u'].indexOf('de')
  await userEvent.type(field(dialog, nl.subject, index), 'Anruf')
  await userEvent.click(dialog.getByRole('button', { name: nl.settings_save }))
  expect((await dialog.findAllByRole('alert'))[0]?.textContent).toContain(`${german}: ${nl.message_required}`)
  await userEvent.type(field(dialog, nl.message, index), '{{aanhefff}')
  await dialog.findAllByText(/\{aanhefff\} kan niet worden ingevuld/)
  await userEvent.clear(field(dialog, nl.message, index))
  await userEvent.clear(field(dialog, nl.subject, index))
  await userEvent.click(dialog.getByRole('button', { name: nl.settings_save }))
  const texts = { nl: { subject: 'Bellen', text: '{aanhef}, tot zo.' } }
  await waitFor(() => expect(acts(portal).at(-1)?.body).toEqual({ name: 'Bellen', texts }))
})

test('@DESK-14 a name in use gives a field error, and a colleague’s change is not overwritten unseen', async () => {
  const { portal, dialog } = await openTemplate()
  portal.answer(postTemplateChanged, refusing(409, { error: 'changed' }))
  await userEvent.type(field(dialog, nl.message), ' Dag!')
  const texts = { ...exampleTemplate.texts, en: { subject: 'Hello', text: 'Hello there.' } }
  portal.answer(getMessageTemplates, { data: [{ ...exampleTemplate, texts, revision: 4 }] })
  const save = () => userEvent.click(dialog.getByRole('button', { name: nl.settings_save }))
  await save()
  expect(await dialog.findByText(nl.template_changed)).toBeTruthy()
  await userEvent.click(dialog.getByText(nl.wording_en))
  await waitFor(() => expect(dialog.getByDisplayValue('Hello there.')).toBeTruthy())
  expect(field(dialog, nl.message).value).toBe('{aanhef},\n\nFijn dat je er bent. Dag!')
  portal.answer(postTemplateChanged, refusing(422, { errors: { name: 'is taken' } }))
  await save()
  expect((await dialog.findAllByText(nl.template_taken)).length).toBeGreaterThan(0)
  expect(acts(portal).map(({ body }) => (body as { revision: number }).revision)).toEqual([3, 4])
})

test('@DESK-14 removing a template is asked first', async () => {
  const portal = await openSettings('templates')
  await userEvent.click(await screen.findByRole('button', { name: '“Welkom” verwijderen' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(acts(portal)).toEqual([])
  portal.answer(getMessageTemplates, { data: [] })
  await userEvent.click(question.getByRole('button', { name: nl.remove }))
  expect(await screen.findByText(nl.templates_none)).toBeTruthy()
  expect(acts(portal)).toEqual([{ path: '/desk/ZUIDER/settings/templates/4/removed' }])
})
