import {
  bookAppointment,
  getAppointments,
  getAppointmentTypes,
  getBookableAdvisers,
} from '@portal/contract/appointment'
import { login } from '@portal/contract/auth'
import { createCallUrl } from '@portal/contract/call'
import * as v from 'valibot'
import { expectAccessible } from '../expect-accessible.ts'
import { getMain } from '../page-regions.ts'
import { apiOrigin, callAsCustomer, demoPassword, expect, signIn, test } from '../portal-test.ts'

/** Signs in a customer at the server, without a browser. */
async function fetchCustomerToken(
  request: Parameters<typeof callAsCustomer>[0],
  username: string,
): Promise<string> {
  const response = await request.post(apiOrigin + createCallUrl(login), {
    data: { username, tenant: 'zuider', password: demoPassword },
  })
  return v.parse(login.response, await response.json()).access_token
}

test('@APPT-08 if the chosen time was just booked by another customer, a message is shown, the text is kept, and another time can be booked', {
  tag: '@full',
}, async ({ page, request }) => {
  await signIn(page, 'piet', '/afspraken')
  await page.getByRole('radio', { name: /Jaarlijks onderhoud/ }).check()
  await page.getByRole('radio', { name: 'Ruben Aalders' }).check()
  await page.getByRole('radio', { name: 'Een ander moment' }).check()
  await page.getByRole('button', { name: 'Latere dagen' }).click()
  const days = page.getByRole('group', { name: 'Welke dag?' }).getByRole('radio')
  const times = page.getByRole('group', { name: 'Hoe laat?' }).getByRole('radio')
  const days7 = await days.count()
  for (let place = 0; place < days7; place++) {
    await days.nth(place).check()
    await expect(times.first().or(getMain(page).getByText(/geen vrije tijden/))).toBeVisible()
    if ((await times.count()) > 2) break
  }
  const wanted = await times.nth(1).inputValue()
  await times.nth(1).check()
  await page.getByLabel(/Wat wil je bespreken/).fill('De zonnepanelen')

  const customer = { username: 'noor', tenant: 'zuider' }
  const type = (await callAsCustomer(request, customer, getAppointmentTypes)).data.find(
    ({ name }) => name === 'Jaarlijks onderhoud',
  )
  const resource = (await callAsCustomer(request, customer, getBookableAdvisers)).data.find(
    ({ name }) => name === 'Ruben Aalders',
  )
  const [start, end] = wanted.split('/')
  const otherBooking = await request.post(`${apiOrigin}/api/zuider${createCallUrl(bookAppointment)}`, {
    headers: { authorization: `Bearer ${await fetchCustomerToken(request, 'noor')}` },
    data: { appointment_type_id: type?.id, resource_id: resource?.id, time_start: start, time_end: end },
  })
  expect(otherBooking.status()).toBe(200)

  await page.getByRole('button', { name: 'Afspraak maken' }).click()
  await expect(page.getByRole('alert')).toContainText('Iemand anders heeft deze tijd net gekozen')
  await expect(page.getByLabel(/Wat wil je bespreken/)).toHaveValue('De zonnepanelen')
  await expect(page.locator(`input[value="${wanted}"]`)).toHaveCount(0)

  await times.first().check()
  await page.getByRole('button', { name: 'Afspraak maken' }).click()
  await expect(page.getByRole('heading', { name: 'Je afspraak staat' })).toBeFocused()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    getMain(page).getByRole('button', { name: 'In je agenda zetten', exact: true }).first().click(),
  ])
  expect(download.suggestedFilename()).toBe('Jaarlijks onderhoud.ics')
  expect(
    (await callAsCustomer(request, { username: 'piet', tenant: 'zuider' }, getAppointments)).data,
  ).toHaveLength(1)

  const yours = getMain(page).getByRole('region', { name: 'Je afspraken' })
  await yours.getByRole('button', { name: /afzeggen$/ }).click()
  await page.getByRole('button', { name: 'Ja, afzeggen' }).click()
  await expect(yours.getByText('Er staat geen afspraak')).toBeVisible()
  expect(
    (await callAsCustomer(request, { username: 'piet', tenant: 'zuider' }, getAppointments)).data,
  ).toHaveLength(0)
})
