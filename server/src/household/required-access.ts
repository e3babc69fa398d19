import type { ApiCall } from '@portal/contract/call'
import * as homeMap from '@portal/contract/home-map'
import { allCalls } from '../documentation/all-calls.ts'
import type { CustomerFilePart } from './customer-file-parts.ts'

/**
 * Access that a call requires. 'open': no restriction, or the call checks each part itself. 'own': only the owner.
 * Otherwise, the parts of a customer file of which one must be readable or changeable.
 */
export type RequiredAccess =
  | 'open'
  | 'own'
  | { read: readonly CustomerFilePart[] }
  | { change: readonly CustomerFilePart[] }

const allow = (access: RequiredAccess, ...calls: string[]) =>
  Object.fromEntries(calls.map((name) => [name, access]))

/**
 * Access that each call requires, by export name of the call (HOUSE-03). A call without an entry is for the owner only,
 * and fails a test.
 */
export const requiredAccessByName: Readonly<Record<string, RequiredAccess>> = {
  ...allow('open', 'getCustomer', 'getFamily', 'getLenders', 'getLenderLabels', 'getStreet'),
  ...allow({ change: ['personal'] }, 'saveContactDetails'),
  ...allow({ change: ['personal', 'partner_personal'] }, 'savePersonalia'),
  ...allow({ read: ['home'] }, 'getLivingDetails', 'getHomeCoordinates', 'getMortgages', 'getUpcomingEvents'),
  ...allow({ read: ['home'] }, 'getScenarios', 'getRefinance'),
  ...allow({ change: ['home'] }, 'saveLivingDetails', 'saveHomeAddress', 'saveHomeValues'),
  ...allow({ change: ['home'] }, 'saveMortgages', 'saveMortgagePart'),
  ...allow({ read: ['insurance'] }, 'getPolicies', 'getPolicy', 'getDamages'),
  ...allow({ read: ['income'] }, 'getIncomes'),
  ...allow({ read: ['partner_income'] }, 'getPartnerIncomes'),
  ...allow({ read: ['pension'] }, 'getRetirements'),
  ...allow({ read: ['partner_pension'] }, 'getPartnerRetirements'),
  ...allow({ change: ['income', 'pension', 'partner_income', 'partner_pension'] }, 'saveIncome'),
  ...allow(
    { change: ['income', 'partner_income'] },
    'saveIncomeEntry',
    'addIncomeEntry',
    'removeIncomeEntry',
  ),
  ...allow({ change: ['pension', 'partner_pension'] }, 'savePensionEntry', 'addPensionEntry'),
  ...allow({ change: ['pension', 'partner_pension'] }, 'removePensionEntry'),
  ...allow({ change: ['income'] }, 'uploadProofOfIncome'),
  ...allow({ read: ['savings'] }, 'getObligations', 'getPossessions'),
  ...allow(
    { read: ['documents'] },
    'getDocuments',
    'getDocumentFile',
    'getTenantDocuments',
    'getTenantDocument',
  ),
  ...allow({ change: ['documents'] }, 'deleteDocument', 'uploadDocument'),
  ...allow({ read: ['messages'] }, 'getTasks', 'getActiveSignals', 'getNotes', 'getSentMessages'),
  ...allow({ read: ['messages'] }, 'getMails', 'getMailFile', 'getMailAttachment'),
  ...allow({ change: ['messages'] }, 'sendMessage', 'addActivityNote', 'replyToTask'),
  ...allow({ read: ['appointments'] }, 'getAppointmentTypes', 'getAppointments'),
  ...allow({ read: ['appointments'] }, 'getBookableAdvisers', 'getBookableTimes'),
  ...allow({ change: ['appointments'] }, 'bookAppointment', 'cancelAppointment'),
}

/**
 * Calls about the customer's own account.
 * @internal for tests
 */
export const ownAccountCalls: readonly string[] = [
  'changePassword',
  'getAuthenticator',
  'beginAuthenticatorSetup',
  'confirmAuthenticatorSetup',
  'createRecoveryCodes',
  'removeAuthenticator',
  'getPasskeys',
  'getPasskeyCreationOptions',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'getTwoStepSetting',
  'beginTwoStepChange',
  'changeTwoStepSetting',
  'getSignIns',
  'endSignIn',
  'endOtherSignIns',
  'getCustomerFileAccesses',
  'getNotificationPreferences',
  'saveNotificationPreference',
  'getPushDevices',
  'addPushDevice',
  'removePushDevice',
  'saveAvatar',
  'markRecordAsSeen',
  'getDossiers',
  'requestDossier',
  'getErasure',
  'requestErasure',
  'withdrawErasure',
  'inviteToDataRetrieval',
  'getDataRetrieval',
  'beginDataRetrieval',
  'beginPartnerDataRetrieval',
  'getHousehold',
  'inviteToCustomerFile',
  'changeAccessGrant',
  'endAccessGrant',
  'acceptAccessGrant',
  'changePartnerConsents',
  'getSigning',
  'markSigningRead',
  'beginSigning',
  'sendSignature',
  'declineSigning',
]

const isApiCall = (value: unknown): value is ApiCall =>
  typeof value === 'object' && value !== null && 'access' in value

/** Includes calls that the API description omits. @internal for tests */
export const customerCalls: readonly (readonly [name: string, call: ApiCall])[] = [
  ...allCalls.map(({ name, call }) => [name, call] as const),
  ...Object.entries(homeMap).flatMap(([name, call]) => (isApiCall(call) ? [[name, call] as const] : [])),
].filter(([, { access }]) => access === 'customer')

const requiredAccessByCall = new Map(
  customerCalls.map(([name, call]) => [call, requiredAccessByName[name] ?? 'own']),
)

export const getRequiredAccess = (call: ApiCall): RequiredAccess => requiredAccessByCall.get(call) ?? 'own'
