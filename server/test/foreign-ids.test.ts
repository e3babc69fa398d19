import type { ApiCall } from '@portal/contract/call'
import { uploadDocument } from '@portal/contract/document'
import type { Id } from '@portal/contract/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '../src/documentation/all-calls.ts'
import { callInputs, callSamples, createSmallPdf } from './call-samples.ts'
import { calculateDatabaseFingerprint, calculateFilesFingerprint } from './data-fingerprint.ts'
import { type Harness, startHarness } from './harness.ts'
import { findIdFields } from './id-fields.ts'
import { type BodyField, getSchemaProperty, replaceField } from './invalid-field-values.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { customerRecordReaders, type SignedInCustomer, tenantRecordReaders } from './read-record-ids.ts'
import { fillInSample, sendCall } from './send-call.ts'
import { staffToken } from './sign-in-staff.ts'

/** Fields that are named like an id, but refer to no record of a customer or tenant. */
const unownedIdFields = [
  // These fields are a house number, a phone number, and the account number that belongs to an activation code.
  'activateAccount number: number',
  'getRefinance lead.phone_number: phone_number',
  'getScenarios lead.phone_number: phone_number',
  'getStreet number: number',
  'addActivityNote lead.phone_number: phone_number',
  'saveHomeAddress house_number: house_number',
  'saveLivingDetails house_number: house_number',
  // These are a lender's own numbers of a mortgage and its parts.
  'saveMortgagePart part_number: part_number',
  'saveMortgages mortgages.0.mortgage_number: mortgage_number',
  'saveMortgages mortgages.0.parts.0.part_number: part_number',
  // The server ignores this id in the body, because the path contains the id of the loan part.
  'saveMortgagePart id: ',
  // This is a device's own id of a passkey.
  'addPasskey passkey.id: passkey',
  'signInByPasskey passkey.id: passkey',
  'sendSignature passkey.id: passkey',
  // This is a product of a lender, which is the same for all tenants.
  'getRefinance product_line_id: product_line',
  'saveMortgages mortgages.0.hdn_company_label_id: hdn_company_label',
]

const foundIdFields = allCalls.flatMap(({ name, call }) =>
  findIdFields(call).map((field) => ({
    label: `${name} ${field.path.join('.')}: ${field.kind}`,
    name,
    call,
    field,
  })),
)
type IdFieldOfCall = (typeof foundIdFields)[number]
type CallFields = Record<string, unknown>
const ownedIdFields = foundIdFields.filter(({ label }) => !unownedIdFields.includes(label))

const unknownId = 2_000_000_000
const storedFiles = new Map<string, Buffer>()
let server: Harness
/** Customer whose requests contain ids of other customers' records. */
let dirk: SignedInCustomer
/** Customers with records of every kind, at the same tenant and at another. */
let recordOwners: SignedInCustomer[]

beforeAll(async () => {
  const highLimits = {
    failures: 1e6,
    window: 60,
    requestsPerMinute: 1e6,
    signInsPerMinute: 1e6,
    calculationsPerMinute: 1e6,
  }
  server = await startHarness(
    (config) => ({ ...config, limits: highLimits }),
    createMemoryFileStore(storedFiles),
  )
  const signInCustomer = async (username: string, tenant: string) => ({
    tenant,
    token: await server.getAccessToken(username, tenant),
  })
  dirk = await signInCustomer('dirk', 'zuider')
  recordOwners = [await signInCustomer('anna', 'zuider'), await signInCustomer('anna', 'info503')]
  for (const { tenant } of recordOwners)
    await server.staff.inject({
      method: 'POST',
      url: '/adviser/request',
      payload: { tenant, customer: 'anna', name: 'Loonstrook' },
      headers: { authorization: `Bearer ${staffToken}` },
    })
})
afterAll(() => server.close())

const calculateServerFingerprint = async () =>
  `${await calculateDatabaseFingerprint(server.database.db)}\n${calculateFilesFingerprint(storedFiles)}`

const readIdsOf = (kind: string, customer: SignedInCustomer): Promise<Id[]> => {
  const readIds = customerRecordReaders[kind] ?? tenantRecordReaders[kind]
  if (!readIds) throw new Error(`whose a ${kind} is, is not told`)
  return readIds(server, customer)
}

const getValueAt = (value: unknown, path: BodyField['path']): unknown =>
  path.reduce<unknown>(
    (nestedValue, step) => (nestedValue as Record<string, unknown> | undefined)?.[step],
    value,
  )

/** Creates a call's input with ids of another customer in one of its fields. */
async function createForeignIdInput(
  { name, call, field }: IdFieldOfCall,
  customer: SignedInCustomer,
  id: Id,
): Promise<CallFields> {
  const sampleInput = { body: callSamples[name]?.().body, query: callInputs[name] }[field.place] ?? {}
  let input: unknown = fillInSample(sampleInput, '')
  const fieldsOfCall = ownedIdFields.filter((one) => one.call === call && one.field.place === field.place)
  for (const { field: otherField } of fieldsOfCall) {
    const isContainer = otherField.path.at(-1) === 'id' && otherField.path.length < field.path.length
    if (getValueAt(input, otherField.path) != null || isContainer)
      input = replaceField(input, otherField.path, (await readIdsOf(otherField.kind, customer))[0])
  }
  if (field.kindPath) input = replaceField(input, field.kindPath, field.kind)
  return replaceField(input, field.path, id) as CallFields
}

const hasFileField = ({ body }: ApiCall) =>
  body !== undefined && 'documents' in (getSchemaProperty(body, 'entries') as object)

async function sendForeignIdCall(
  { call, field }: IdFieldOfCall,
  customer: SignedInCustomer,
  input: CallFields,
): Promise<string[]> {
  const responses: string[] = []
  for (const extraFields of hasFileField(call) ? [{}, { documents: [createSmallPdf()] }] : [{}]) {
    const { statusCode, body } = await sendCall(server, call, {
      ...customer,
      [field.place]: { ...input, ...extraFields },
    })
    responses.push(`${statusCode} ${body}`)
  }
  return responses
}

test('the listed fields are all fields of bodies and queries with the id of a record', () => {
  expect(ownedIdFields.map(({ label }) => label).sort()).toEqual([
    'bookAppointment appointment_type_id: appointment_type',
    'bookAppointment resource_id: resource',
    'getBookableTimes appointment_type_id: appointment_type',
    'getBookableTimes resource_id: resource',
    'markRecordAsSeen id: attachable',
    'markRecordAsSeen id: mortgage',
    'markRecordAsSeen id: note',
    'markRecordAsSeen id: signal',
    'markRecordAsSeen id: task',
    'replyToTask task_id: task',
    'saveMortgages mortgages.0.id: mortgage',
    'saveMortgages mortgages.0.parts.0.id: part',
    'sendMessage policy_id: policy',
    'sendMessage reply_to_id: attachable',
    'sendMessage reply_to_id: note',
    'sendMessage reply_to_id: signal',
    'uploadDocument damage_progress_id: damage_progress',
    'uploadDocument mortgage_progress_id: mortgage_progress',
    'uploadDocument parent_id: damage',
    'uploadDocument parent_id: mortgage',
    'uploadDocument parent_id: policy',
    'uploadDocument parent_id: task',
  ])
  expect(foundIdFields.map(({ label }) => label)).toEqual(expect.arrayContaining(unownedIdFields))
})

describe('a record of another customer in a body or query is not found, and stays unchanged @ROLE-01', () => {
  /**
   * Calls that the owners of the records have already sent. Each call is sent once, because for example an appointment
   * time can be booked only once.
   */
  const acceptedRequests = new Set<string>()

  test.each(ownedIdFields)('$label', { tags: 'full' }, async (fieldOfCall) => {
    const { kind, path } = fieldOfCall.field
    const otherOwners = kind in tenantRecordReaders ? recordOwners.slice(1) : recordOwners
    const ownIds = await readIdsOf(kind, dirk)
    const fingerprintBefore = await calculateServerFingerprint()
    const ownInput = await createForeignIdInput(fieldOfCall, dirk, unknownId)
    const unknownIdResponses = await sendForeignIdCall(fieldOfCall, dirk, ownInput)
    for (const response of unknownIdResponses) expect(response).toMatch(/^4\d\d /)
    for (const otherOwner of otherOwners) {
      const foreignIds = await readIdsOf(kind, otherOwner)
      const foreignInput = await createForeignIdInput(fieldOfCall, otherOwner, unknownId)
      expect(foreignIds).not.toEqual([])
      for (const id of foreignIds) {
        expect(ownIds).not.toContain(id)
        for (const input of [
          replaceField(ownInput, path, id),
          replaceField(ownInput, path, String(id)),
          replaceField(foreignInput, path, id),
        ])
          expect(await sendForeignIdCall(fieldOfCall, dirk, input as CallFields)).toEqual(unknownIdResponses)
      }
    }
    expect(await calculateServerFingerprint()).toBe(fingerprintBefore)
    for (const otherOwner of otherOwners) {
      const input = await createForeignIdInput(
        fieldOfCall,
        otherOwner,
        (await readIdsOf(kind, otherOwner))[0] ?? unknownId,
      )
      const requestText = JSON.stringify([otherOwner.tenant, fieldOfCall.name, input])
      const responses = acceptedRequests.has(requestText)
        ? []
        : await sendForeignIdCall(fieldOfCall, otherOwner, input)
      for (const response of responses) expect(response).toMatch(/^200 /)
      acceptedRequests.add(requestText)
    }
  })
})

test('an idempotency key used by another customer returns nothing of that customer', async () => {
  const body = { name: 'stuk.pdf', content: createSmallPdf(), idempotency_key: 'een-sleutel-voor-allen' }
  const ids = await Promise.all(
    [dirk, ...recordOwners].map(
      async (customer) => (await sendCall(server, uploadDocument, { ...customer, body })).json().data.id,
    ),
  )
  expect(new Set(ids).size).toBe(3)
})
