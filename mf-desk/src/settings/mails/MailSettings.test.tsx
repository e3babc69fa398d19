import { mailOccasions } from '@portal/contract/desk/mail-texts'
import { previewMail } from '@portal/contract/desk/tenant-mail'
import { findOverlay } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getWriteRequests } from '../../test/desk-portal.ts'
import { renderSettings } from '../../test/render-settings.tsx'
import nl from '../../texts/nl.json'

const findFieldByLabel = (label: string) => screen.findByLabelText(new RegExp(`^${label}`))
const getRenderedMails = (portal: Awaited<ReturnType<typeof renderSettings>>) =>
  getWriteRequests(portal).flatMap(({ path, body }) => (path.endsWith('/preview') ? [body] : []))

test('@DESK-21 the list contains every mail to customers, and marks those with the tenant’s own text', async () => {
  await renderSettings('mails')
  const rows = (await screen.findAllByRole('listitem')).map((row) => within(row))
  const links = rows.flatMap((row) => row.queryAllByRole('link'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    mailOccasions.map((occasion) => `/desk/settings?view=mails&mail=${occasion}`),
  )
  expect(screen.getAllByText(nl.mails_own)).toHaveLength(1)
})

test('@DESK-22 own texts are previewed while typing and saved for one locale, and an empty text uses the portal’s', {
  tags: 'full',
}, async () => {
  const portal = await renderSettings('mails', '&mail=reset')
  const subject = await findFieldByLabel(nl.mail_subject)
  expect(await screen.findByTitle(nl.mail_preview_frame)).toBeTruthy()
  await userEvent.clear(subject)
  await userEvent.type(await findFieldByLabel(nl.mail_intro), 'Dag {{name}')
  const words = { occasion: 'reset', wording: 'nl', subject: null, intro: 'Dag {name}', closing: null }
  await waitFor(() => expect(getRenderedMails(portal).at(-1)).toEqual({ mail: words, look: {} }))
  await userEvent.click(screen.getByRole('button', { name: nl.settings_save }))
  await waitFor(() =>
    expect(getWriteRequests(portal).at(-1)).toEqual({
      path: '/desk/ZUIDER/settings/profile',
      body: { mail: words },
    }),
  )
})

test('@DESK-22 an unknown placeholder gives an error that lists the known ones, and is not previewed', {
  tags: 'full',
}, async () => {
  const portal = await renderSettings('mails', '&mail=reset')
  await userEvent.type(await findFieldByLabel(nl.mail_closing), 'Dag {{voornaam}')
  await userEvent.click(screen.getByRole('button', { name: nl.settings_save }))
  expect(
    await screen.findAllByText(/^\{voornaam\} is hier niet bekend\. Wat wel kan: \{firm\}, \{name\}/),
  ).not.toHaveLength(0)
  expect(getRenderedMails(portal).some((body) => JSON.stringify(body).includes('voornaam'))).toBe(false)
})

test('@DESK-21 a mail is previewed with unsaved branding', {
  tags: 'full',
}, async () => {
  const portal = await renderSettings()
  portal.answer(previewMail, { data: { subject: 'Kies', html: '<p>Kies</p>', text: 'Kies' } })
  const name = await findFieldByLabel(nl.tenant_name)
  await userEvent.clear(name)
  await userEvent.type(name, 'Nieuw')
  await userEvent.click(screen.getByRole('button', { name: nl.elsewhere_open }))
  const drawer = within(await findOverlay(nl.elsewhere))
  await userEvent.click(await drawer.findByRole('button', { name: nl.mailing_code }))
  await userEvent.click(drawer.getByRole('tab', { name: 'Deutsch' }))
  await waitFor(() =>
    expect(getRenderedMails(portal).at(-1)).toMatchObject({
      mail: { occasion: 'code', wording: 'de' },
      look: { name: 'Nieuw' },
    }),
  )
  expect(getWriteRequests(portal).every(({ path }) => path.endsWith('/preview'))).toBe(true)
})
