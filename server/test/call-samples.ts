import { createECDH } from 'node:crypto'
/** A valid body of a call that writes, for a demo customer. A multipart body consists of form fields. */
export interface CallSample {
  username: string
  body: Record<string, unknown>
}

const examplePart = {
  part_number: 'A-1',
  repayment_type: 1,
  start_date: '2024-01-01',
  end_date: '2054-01-01',
  principal_sum: 200_000,
  remaining_debt: 180_000.5,
  current_value: 0,
  interest: 3.85,
  interest_type: 'fixed',
  fixed_rate_end_date: '2034-01-01',
  fixed_interest_duration: 120,
  nhg: true,
}

const exampleConsents = { personal: 'change', income: 'change', pension: 'change' }

export const createSmallPdf = () =>
  new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'], 'stuk.pdf', { type: 'application/pdf' })

const examplePerson = {
  date_of_birth: '1984-04-17',
  income: {
    annual_employment_income: 58_320,
    state_pension_income: 13_290,
    old_age_pension_income: 21_400,
    survivor_pension_income: 14_980,
  },
  obligations: { personal_loan: true, alimony: false },
  obligation_amounts: { personal_loan: { credit_limit: 7_500, monthly_amount: 145 } },
}

const exampleAdvicePart = {
  repayment_type: 'annuity',
  first_deposit_amount: null,
  current_amount: 280_000,
  premium: null,
  interest_rate: 0.0385,
  return_rate: null,
  duration_in_months: 320,
  deductible_period_in_months: 320,
  remaining_interest_period_in_months: 80,
}

/** Household, home and loan as input of a calculation. */
export const exampleHousehold = {
  applicant: examplePerson,
  partner: { ...examplePerson, date_of_birth: '1982-11-02', income: { annual_employment_income: 44_280 } },
  youngest_child_date_of_birth: '2018-12-16',
  energy_label: 'a_plus_plus_plus',
  property_tax_value: 561_000,
  loan_parts: [exampleAdvicePart],
}

const exampleLead = {
  first_name: 'Anna',
  insertion: 'de',
  last_name: 'Wit',
  phone_number: '0612345000',
  email: 'anna@example.nl',
  subscribe_to_mailing: false,
  i_give_permission: true,
}

export const callSamples: Readonly<Record<string, () => CallSample>> = {
  login: () => ({
    username: 'emma',
    body: { username: 'emma', password: 'portaal-demo', tenant: 'zuider', otp: null, scope: 'customer' },
  }),
  refreshTokens: () => ({ username: 'emma', body: { tenant: 'zuider', token: '{refresh}' } }),
  logout: () => ({ username: 'emma', body: { tenant: 'zuider', token: '{refresh}' } }),
  revokeSession: () => ({ username: 'emma', body: { tenant: 'zuider', hash: 'x'.repeat(43) } }),
  changePassword: () => ({
    username: 'karin',
    body: {
      current_password: 'portaal-demo',
      new_password: 'zeven groene fietsen',
      new_password_confirmation: 'zeven groene fietsen',
    },
  }),
  beginTwoStepChange: () => ({ username: 'noor', body: { current_password: 'portaal-demo' } }),
  changeTwoStepSetting: () => ({
    username: 'mila',
    body: { enabled: true, current_password: 'portaal-demo', otp: '1234567' },
  }),
  beginAuthenticatorSetup: () => ({ username: 'jan', body: { current_password: 'portaal-demo' } }),
  confirmAuthenticatorSetup: () => ({ username: 'jan', body: { code: '123456' } }),
  createRecoveryCodes: () => ({ username: 'jan', body: { current_password: 'portaal-demo' } }),
  removeAuthenticator: () => ({ username: 'jan', body: { current_password: 'portaal-demo' } }),
  requestErasure: () => ({ username: 'uma', body: { current_password: 'portaal-demo' } }),
  getPasskeyCreationOptions: () => ({ username: 'noor', body: { current_password: 'portaal-demo' } }),
  addPasskey: () => ({
    username: 'noor',
    body: {
      name: 'Telefoon',
      passkey: {
        ...{ id: 'YQ', rawId: 'YQ', type: 'public-key' },
        response: { clientDataJSON: 'e30', attestationObject: 'YQ' },
      },
    },
  }),
  inviteToCustomerFile: () => ({
    username: 'clara',
    body: {
      kind: 'delegate',
      name: 'Els',
      email: 'els@voorbeeld.nl',
      rights: { home: 'read' },
      ends_on: '{day}',
    },
  }),
  changeAccessGrant: () => ({ username: 'anna', body: { rights: { home: 'change' }, ends_on: '{day}' } }),
  acceptAccessGrant: () => ({ username: 'bas', body: { consents: exampleConsents } }),
  changePartnerConsents: () => ({ username: 'bas', body: { consents: exampleConsents } }),
  renamePasskey: () => ({ username: 'noor', body: { name: 'Telefoon' } }),
  signInByPasskey: () => ({
    username: 'noor',
    body: {
      tenant: 'zuider',
      passkey: {
        ...{ id: 'YQ', rawId: 'YQ', type: 'public-key' },
        response: { clientDataJSON: 'e30', authenticatorData: 'YQ', signature: 'YQ' },
      },
    },
  }),
  saveNotificationPreference: () => ({ username: 'noor', body: { kind: 'file', when: 'off' } }),
  addPushDevice: () => ({
    username: 'noor',
    body: {
      endpoint: 'https://maker.example/noor',
      public_key: createECDH('prime256v1').generateKeys('base64url'),
      auth_secret: 'A'.repeat(22),
    },
  }),
  markSigningRead: () => ({ username: 'uma', body: { hash: '0'.repeat(64), at: 'end' } }),
  beginSigning: () => ({ username: 'uma', body: { hash: '0'.repeat(64), factor: 'mail' } }),
  sendSignature: () => ({
    username: 'uma',
    body: { hash: '0'.repeat(64), agreed: true, factor: 'mail', code: '1234567' },
  }),
  declineSigning: () => ({ username: 'uma', body: { reason: 'Dit klopt niet.' } }),
  resetPassword: () => ({ username: 'emma', body: { token: 'reset-ok', password: 'acht blauwe fietsen' } }),
  recoverPassword: () => ({ username: 'emma', body: { username: 'emma', portal: 'zuider.localhost' } }),
  mailTwoFactorCode: () => ({ username: 'emma', body: { username: 'bram', scope: 'customer' } }),
  activateAccount: () => ({ username: 'emma', body: { number: 'OK1' } }),
  validateMailedToken: () => ({ username: 'emma', body: { token: 'register-ok', include: 'customer' } }),
  markRecordAsSeen: () => ({ username: 'anna', body: { model: 'task', id: 1 } }),
  replyToTask: () => ({
    username: 'anna',
    body: { message: 'Gedaan', screen: 'taken', task_status: 'done', task_id: 1 },
  }),
  uploadDocument: () => ({
    username: 'anna',
    body: { name: 'stuk.pdf', screen: 'documenten', content: createSmallPdf() },
  }),
  requestDossier: () => ({ username: 'emma', body: { kind: 'pdf', language: 'nl' } }),
  uploadProofOfIncome: () => ({ username: 'anna', body: { name: 'jaaropgave.pdf', file: createSmallPdf() } }),
  sendMessage: () => ({
    username: 'anna',
    body: { message: 'Hallo', screen: 'contact_formulier', category: 'anders', subject: 'Vraag' },
  }),
  addActivityNote: () => ({ username: 'anna', body: { topic: 'maximum_mortgage', text: 'Berekend' } }),
  bookAppointment: () => ({
    username: 'anna',
    body: {
      appointment_type_id: 1,
      resource_id: 2,
      time_start: '{slot}',
      time_end: '{slot-end}',
      description: 'Kennismaken',
    },
  }),
  saveLivingDetails: () => ({
    username: 'femke',
    body: {
      postal_code: '4818 SL',
      house_number: '27',
      house_number_addition: 'A',
      market_value: 350_000.9,
      woz_value: 330_000,
    },
  }),
  saveMortgages: () => ({
    username: 'clara',
    body: {
      mortgages: [
        { hdn_company_code: 'DM', hdn_company_label_id: null, mortgage_number: '1', parts: [examplePart] },
      ],
    },
  }),
  saveHomeAddress: () => ({
    username: 'femke',
    body: { postal_code: '4818 SL', house_number: '27', house_number_addition: 'A' },
  }),
  saveHomeValues: () => ({ username: 'femke', body: { market_value: 350_000.9, woz_value: 330_000 } }),
  saveMortgagePart: () => ({ username: 'anna', body: examplePart }),
  saveContactDetails: () => ({ username: 'emma', body: { mobile: '0612345678' } }),
  savePersonalia: () => ({
    username: 'anna',
    body: {
      gender: 0,
      initials: 'A.M.',
      first_name: 'Anna',
      suffix: 'de',
      last_name: 'Wit',
      date_of_birth: '1984-04-17',
      mobile: '0612345678',
      has_partner: true,
      partner: {
        gender: 1,
        initials: 'B.',
        first_name: 'Bas',
        suffix: 'van der',
        last_name: 'Meer',
        date_of_birth: '1982-11-02',
        mobile: '0612345679',
        retirement_date: '2050-02-02',
      },
    },
  }),
  saveIncome: () => ({
    username: 'tess',
    body: {
      gross_annual_income: 60_000.75,
      gross_annual_old_age_pension_amount: 13_000,
      gross_annual_employment_pension_amount: 20_000,
      gross_annual_annuity_amount: 0,
      gross_annual_partner_pension_amount: 12_000,
      retirement_date: '2051-06-22',
      partner: { gross_annual_income: 40_000, retirement_date: '2049-01-30' },
    },
  }),
  addIncomeEntry: () => ({
    username: 'anna',
    body: { type: 'OtherIncome', title: 'Bijles', total: 1200.5 },
  }),
  addPensionEntry: () => ({
    username: 'anna',
    body: { type: 'PrivatePension', title: 'Lijfrente', total: 2400 },
  }),
  saveIncomeEntry: () => ({ username: 'anna', body: { gross_annual_income: 45_000.5 } }),
  savePensionEntry: () => ({ username: 'anna', body: { target_pension_amount: 22_000 } }),
  saveAvatar: () => ({ username: 'anna', body: { avatar: '{avatar}' } }),
  inviteToDataRetrieval: () => ({ username: 'anna', body: { send_email: true, type: 'mortgage_pension' } }),
  beginDataRetrieval: () => ({ username: 'anna', body: { type: 'mortgage_pension' } }),
  getScenarios: () => ({
    username: 'anna',
    body: { step: 'thanks', ...exampleHousehold, lead: { ...exampleLead, interested_in_scenario: 'death' } },
  }),
  getRefinance: () => ({
    username: 'anna',
    body: {
      step: 'thanks',
      ...exampleHousehold,
      loan_parts: [{ ...exampleAdvicePart, original_amount: 300_000, nhg_applicable: false, box: 'box1' }],
      market_value: 585_000,
      new_interest_period_in_months: 120,
      finance_repayment_penalty: false,
      lender_hdn_code: 'DM',
      product_line_id: 'DM1',
      lead: { ...exampleLead, proposal_lender_hdn_code: 'HV' },
    },
  }),
  getMaximumMortgage: () => ({
    username: 'anna',
    body: {
      applicant: examplePerson,
      partner: null,
      energy_label: 'b',
      interest_rate: 0.039,
      interest_period_in_months: 120,
      box: 'box1',
      measures_costs: 8_000,
      market_value: 450_000,
    },
  }),
  getSustainability: () => ({
    username: 'anna',
    body: {
      energy_label: 'd',
      new_energy_label: 'a',
      market_value: 350_000,
      current_debt: 260_000,
      measures: [{ name: 'Warmtepomp', costs: 9_500, saving_per_month: 62 }],
      interest_rate: 0.041,
      duration_in_months: 240,
    },
  }),
  beginPartnerDataRetrieval: () => ({ username: 'anna', body: { type: 'mortgage_pension' } }),
}

export const getSampleBody = (name: string) => callSamples[name]?.().body

/** Query and body of each call that needs more than path parameters, by name of the call. */
export const callInputs: Readonly<Record<string, Record<string, string>>> = {
  getLenderImage: { key: 'zuider-rentelijst' },
  getInterestRateList: { key: 'zuider-rentelijst' },
  getScenarios: { key: 'zuider-scenarios' },
  getRefinance: { key: 'zuider-oversluiten' },
  getMaximumMortgage: { key: 'zuider-maximaal' },
  getSustainability: { key: 'zuider-verduurzamen' },
  getBookableTimes: { appointment_type_id: '1', resource_id: '2', date: '{day}' },
}
