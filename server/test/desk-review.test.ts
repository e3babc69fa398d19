import { getCustomerEditsToReview, reviewCustomerEdit } from '@portal/contract/desk/customer-edit'
import {
  getDeskDocumentFile,
  getDocumentsToReview,
  reviewDocument,
} from '@portal/contract/desk/desk-document'
import { requestDocuments, withdrawDocumentRequest } from '@portal/contract/desk/document-request'
import { saveContactDetails } from '@portal/contract/edit-form'
import { addIncomeEntry } from '@portal/contract/edit-income-or-pension'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getTasks } from '@portal/contract/task'
import { beforeAll, expect, test } from 'vitest'
import { createSmallPdf } from './call-samples.ts'
import type { DeskPerson } from './desk-staff.ts'
import { startDeskTestServer, tenantCode } from './desk-test-server.ts'
import type { Harness } from './harness.ts'

const deskTestServer = startDeskTestServer()
const { getAdviser, findCustomerId, readFileOf, listAccessesTo, uploadAs } = deskTestServer
let server: Harness
let sanne: DeskPerson
let ruben: DeskPerson
beforeAll(() => {
  ;({ server, sanne, ruben } = deskTestServer.getOffice())
})

test('@DESK-04 @DESK-07 of two requested documents, a wrong one is rejected with a reason that the customer reads, the right one is accepted, and all of it is recorded', async () => {
  const id = await findCustomerId('gerda')
  const token = await server.getAccessToken('gerda')
  const documents = [{ name: 'Salarisspecificatie' }, { name: 'Loonstrook', comment: 'van deze maand' }]
  await getAdviser().request(requestDocuments, {
    params: { tenant: tenantCode, id },
    body: { documents, date: '2099-01-31' },
  })
  const listProgressItems = async () =>
    (await server.request(getMortgages, token)).data.flatMap(({ progress }) => progress)
  const findPayslipItem = async () => (await listProgressItems()).find(({ name }) => name === 'Loonstrook')
  expect(await findPayslipItem()).toMatchObject({
    comment: 'van deze maand',
    date: '2099-01-31',
    received: 0,
  })

  const oldPayslipId = await uploadAs('gerda', 'loonstrook oud', {
    mortgage_progress_id: (await findPayslipItem())?.id,
  })
  const [documentToReview] = (
    await getAdviser().request(getDocumentsToReview, { params: { tenant: tenantCode } })
  ).data.filter((one) => one.id === oldPayslipId)
  expect(documentToReview).toMatchObject({
    customer: { id },
    asked_for: { kind: 'mortgage', name: 'Loonstrook' },
    review: null,
  })
  const file = await getAdviser().send(getDeskDocumentFile, {
    params: { tenant: tenantCode, id: oldPayslipId },
  })
  expect(file.rawPayload.equals(Buffer.from(await createSmallPdf().arrayBuffer()))).toBe(true)

  const decideOnDocument = (
    person: DeskPerson,
    document: number,
    body: Parameters<typeof person.send<typeof reviewDocument>>[1]['body'],
  ) => person.send(reviewDocument, { params: { tenant: tenantCode, id: document }, body })
  expect(
    (await decideOnDocument(getAdviser(), oldPayslipId, { verdict: 'rejected', reason: 'kort' })).statusCode,
  ).toBe(422)
  const rejection = { verdict: 'rejected', reason: 'Deze is van vorig jaar.' } as const
  expect((await decideOnDocument(getAdviser(), oldPayslipId, rejection)).statusCode).toBe(200)
  expect(await findPayslipItem()).toMatchObject({
    received: 0,
    completed: 0,
    comment: 'Niet goedgekeurd: Deze is van vorig jaar.\nvan deze maand',
  })
  const [note] = (await server.request(getNotes, token)).data
  expect(note).toMatchObject({ content: 'Deze is van vorig jaar.', wants_answer: true })

  const newPayslipId = await uploadAs('gerda', 'loonstrook nieuw', {
    mortgage_progress_id: (await findPayslipItem())?.id,
  })
  expect(await findPayslipItem()).toMatchObject({ received: 1, comment: 'van deze maand' })
  expect((await decideOnDocument(getAdviser(), newPayslipId, { verdict: 'accepted' })).statusCode).toBe(200)
  expect(await findPayslipItem()).toMatchObject({ received: 1, completed: 1 })
  expect((await readFileOf('gerda')).requests.map(({ name }) => name)).toContain('Salarisspecificatie')
  expect((await readFileOf('gerda')).requests.map(({ name }) => name)).not.toContain('Loonstrook')
  expect(await listAccessesTo('gerda')).toEqual(
    ['ask', 'document', 'reject', 'accept', 'file'].map((command) => `Sanne Bakker: ${command}`),
  )
})

test('@DESK-04 of two concurrent decisions one is stored, and the other response names the colleague', {
  tags: 'full',
}, async () => {
  const document = await uploadAs('anna', 'Jaaropgave')
  const responses = await Promise.all(
    [sanne, ruben].map((person) =>
      person?.send(reviewDocument, {
        params: { tenant: tenantCode, id: document },
        body: person === sanne ? { verdict: 'accepted' } : { verdict: 'rejected', reason: 'Niet leesbaar' },
      }),
    ),
  )
  expect(responses.map((response) => response?.statusCode).sort()).toEqual([200, 409])
  const conflictResponse = responses.find((response) => response?.statusCode === 409)
  expect(JSON.parse(conflictResponse?.body ?? '{}')).toMatchObject({ error: 'decided', message: /first/ })
  const reviewedDocuments = (await readFileOf('anna')).documents.filter(({ id }) => id === document)
  expect(reviewedDocuments[0]?.review?.by).toBe(
    responses[0]?.statusCode === 200 ? 'Sanne Bakker' : 'Ruben Smit',
  )
})

test('for a file without mortgages, documents are requested as tasks, which are done once their document is accepted', {
  tags: 'full',
}, async () => {
  const id = await findCustomerId('clara')
  const token = await server.getAccessToken('clara')
  await getAdviser().request(requestDocuments, {
    params: { tenant: tenantCode, id },
    body: { documents: [{ name: 'Paspoort' }] },
  })
  const task = (await server.request(getTasks, token)).data.unfinished.find(
    ({ title }) => title === 'Paspoort',
  )
  const document = await uploadAs('clara', 'Paspoort', { parent_type: 'task', parent_id: task?.id })
  await getAdviser().request(reviewDocument, {
    params: { tenant: tenantCode, id: document },
    body: { verdict: 'accepted' },
  })
  const { finished } = (await server.request(getTasks, token)).data
  expect(finished.find(({ title }) => title === 'Paspoort')?.status).toBe('done')
})

test('a document request can be withdrawn', { tags: 'full' }, async () => {
  const id = await findCustomerId('gerda')
  await getAdviser().request(requestDocuments, {
    params: { tenant: tenantCode, id },
    body: { documents: [{ name: 'Taxatierapport' }] },
  })
  const findRequest = async () =>
    (await readFileOf('gerda')).requests.find(({ name }) => name === 'Taxatierapport')
  const request = await findRequest()
  if (!request) throw new Error('the document was not requested')
  const params = { tenant: tenantCode, kind: request.kind, id: request.id }
  await getAdviser().request(withdrawDocumentRequest, { params })
  expect(await findRequest()).toBeUndefined()
  expect((await getAdviser().send(withdrawDocumentRequest, { params })).statusCode).toBe(404)
})

test('@DESK-05 a change is shown by field, old and new; once rejected, the previous values are restored and the customer reads why', async () => {
  const token = await server.getAccessToken('anna')
  const id = await findCustomerId('anna')
  const readMobileNumber = async () => (await readFileOf('anna')).customer.mobile
  const mobileBefore = await readMobileNumber()
  await server.request(saveContactDetails, token, { body: { mobile: '0698765432' } })
  const listEditsOfAnna = async () =>
    (await getAdviser().request(getCustomerEditsToReview, { params: { tenant: tenantCode } })).data.filter(
      (edit) => edit.customer.id === id,
    )
  const [edit] = (await listEditsOfAnna()).filter(({ form }) => form === 'contact_details').slice(-1)
  expect(edit?.changes).toEqual([{ path: `customer.${id}.mobile`, from: mobileBefore, to: '0698765432' }])
  const rejection = { verdict: 'sent_back', reason: 'Dit nummer is niet van jou.' } as const
  await getAdviser().request(reviewCustomerEdit, {
    params: { tenant: tenantCode, id: edit?.id ?? 0 },
    body: rejection,
  })
  expect(await readMobileNumber()).toBe(mobileBefore)
  expect((await server.request(getNotes, token)).data[0]?.content).toBe(rejection.reason)
  expect((await listEditsOfAnna()).map((one) => one.id)).not.toContain(edit?.id)
  const secondVerdict = await getAdviser().send(reviewCustomerEdit, {
    params: { tenant: tenantCode, id: edit?.id ?? 0 },
    body: rejection,
  })
  expect([secondVerdict.statusCode, JSON.parse(secondVerdict.body).error]).toEqual([409, 'decided'])
})

test('@DESK-05 a rejected addition is removed, and values that were changed later are not overwritten unnoticed', {
  tags: 'full',
}, async () => {
  const token = await server.getAccessToken('anna')
  const id = await findCustomerId('anna')
  const listIncomeTitles = async () => (await readFileOf('anna')).incomes.customer.map(({ title }) => title)
  const titlesBefore = await listIncomeTitles()
  await server.request(addIncomeEntry, token, {
    body: { type: 'OtherIncome', title: 'Bijbaan', total: 1200 },
  })
  expect(await listIncomeTitles()).toEqual([...titlesBefore, 'Bijbaan'])
  const findNewestEdit = async () =>
    (await getAdviser().request(getCustomerEditsToReview, { params: { tenant: tenantCode } })).data
      .filter((one) => one.customer.id === id)
      .at(-1)
  const rejection = { verdict: 'sent_back', reason: 'Deze baan kennen we niet.' } as const
  await getAdviser().request(reviewCustomerEdit, {
    params: { tenant: tenantCode, id: (await findNewestEdit())?.id ?? 0 },
    body: rejection,
  })
  expect(await listIncomeTitles()).toEqual(titlesBefore)

  await server.request(saveContactDetails, token, { body: { mobile: '0611111111' } })
  const firstEdit = await findNewestEdit()
  await server.request(saveContactDetails, token, { body: { mobile: '0622222222' } })
  const response = await getAdviser().send(reviewCustomerEdit, {
    params: { tenant: tenantCode, id: firstEdit?.id ?? 0 },
    body: rejection,
  })
  expect([response.statusCode, JSON.parse(response.body).error]).toEqual([409, 'changed'])
  expect((await readFileOf('anna')).customer.mobile).toBe('0622222222')
  expect((await findNewestEdit())?.changes[0]).toMatchObject({ from: '0611111111', to: '0622222222' })
})
