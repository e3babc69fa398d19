import * as account from '@portal/contract/account'
import * as activityNote from '@portal/contract/activity-note'
import * as appointment from '@portal/contract/appointment'
import * as auth from '@portal/contract/auth'
import * as authenticator from '@portal/contract/authenticator'
import * as avatar from '@portal/contract/avatar'
import type { ApiCall } from '@portal/contract/call'
import * as customer from '@portal/contract/customer'
import * as customerFileAccess from '@portal/contract/customer-file-access'
import * as damage from '@portal/contract/damage'
import * as retrieval from '@portal/contract/data-retrieval'
import * as document from '@portal/contract/document'
import * as dossier from '@portal/contract/dossier'
import * as edit from '@portal/contract/edit-form'
import * as editItem from '@portal/contract/edit-home-or-loan-part'
import * as editEntry from '@portal/contract/edit-income-or-pension'
import * as erasure from '@portal/contract/erasure'
import * as family from '@portal/contract/family'
import * as household from '@portal/contract/household'
import * as income from '@portal/contract/income'
import * as interestRateList from '@portal/contract/interest-rate-list'
import * as address from '@portal/contract/ip-address'
import * as lender from '@portal/contract/lender'
import * as living from '@portal/contract/living-details'
import * as mail from '@portal/contract/mail'
import * as recordSeen from '@portal/contract/mark-record-as-seen'
import * as maximumMortgage from '@portal/contract/maximum-mortgage'
import * as message from '@portal/contract/message'
import * as mortgage from '@portal/contract/mortgage'
import * as note from '@portal/contract/note'
import * as notification from '@portal/contract/notification'
import * as obligation from '@portal/contract/obligation'
import * as passkey from '@portal/contract/passkey'
import * as policy from '@portal/contract/policy'
import * as possession from '@portal/contract/possession'
import * as push from '@portal/contract/push-notice'
import * as refinance from '@portal/contract/refinance'
import * as retirement from '@portal/contract/retirement'
import * as scenario from '@portal/contract/scenario'
import * as sentMessage from '@portal/contract/sent-message'
import * as signIn from '@portal/contract/sign-in'
import * as signal from '@portal/contract/signal'
import * as signing from '@portal/contract/signing'
import * as street from '@portal/contract/street'
import * as streetView from '@portal/contract/street-view'
import * as sustainability from '@portal/contract/sustainability'
import * as task from '@portal/contract/task'
import * as taskReply from '@portal/contract/task-reply'
import * as tenant from '@portal/contract/tenant'
import * as twoStep from '@portal/contract/two-step-sign-in'
import * as upcomingEvents from '@portal/contract/upcoming-events'

const callsByArea = {
  tenant: { ...tenant, ...address, ...street, ...streetView },
  session: auth,
  account: {
    ...account,
    ...signIn,
    ...twoStep,
    ...passkey,
    ...authenticator,
    ...customerFileAccess,
    ...notification,
    ...push,
    ...erasure,
  },
  customer: { ...customer, ...family, ...avatar, ...recordSeen },
  household,
  mortgage: { ...mortgage, ...lender },
  living,
  income: { ...income, ...retirement, ...obligation, ...possession },
  insurance: { ...policy, ...damage },
  document: { ...document, ...dossier, ...signing },
  inbox: { ...task, ...taskReply, ...signal, ...note, ...mail },
  message: { ...message, ...activityNote, ...sentMessage },
  edit: { ...edit, ...editEntry, ...editItem },
  appointment,
  retrieval,
  advice: {
    ...scenario,
    ...refinance,
    ...upcomingEvents,
    ...maximumMortgage,
    ...sustainability,
    ...interestRateList,
  },
}

export interface NamedCall {
  area: string
  name: string
  call: ApiCall
}

const isCall = (value: unknown): value is ApiCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value

/** Lists the calls that modules of the contract export. */
export const listCallsOfModules = (...modules: readonly object[]): ApiCall[] =>
  modules.flatMap((exports) => Object.values(exports)).filter(isCall)

export const allCalls: readonly NamedCall[] = Object.entries(callsByArea).flatMap(([area, exports]) =>
  Object.entries(exports).flatMap(([name, call]) => (isCall(call) ? [{ area, name, call }] : [])),
)
