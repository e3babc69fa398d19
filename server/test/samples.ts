/** A body that each write accepts, from a customer of the demo; `multipart` ones as form fields. */
export interface Sample {
  username: string
  body: Record<string, unknown>
}

const part = {
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

const pdf = () =>
  new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'], 'stuk.pdf', { type: 'application/pdf' })

/** Samples by the name of the call. */
export const samples: Readonly<Record<string, () => Sample>> = {
  login: () => ({
    username: 'emma',
    body: { username: 'emma', password: 'portaal-demo', tenant: 'zuider', otp: null, scope: 'customer' },
  }),
  refresh: () => ({ username: 'emma', body: { tenant: 'zuider', token: '{refresh}' } }),
  logout: () => ({ username: 'emma', body: { tenant: 'zuider', token: '{refresh}' } }),
  changePassword: () => ({
    username: 'karin',
    body: {
      current_password: 'portaal-demo',
      new_password: 'zeven groene fietsen',
      new_password_confirmation: 'zeven groene fietsen',
    },
  }),
  resetPassword: () => ({ username: 'emma', body: { token: 'reset-ok', password: 'acht blauwe fietsen' } }),
  recoverPassword: () => ({ username: 'emma', body: { username: 'emma', portal: 'zuider.localhost' } }),
  mailTwoFactorCode: () => ({ username: 'emma', body: { username: 'bram', scope: 'customer' } }),
  activateAccount: () => ({ username: 'emma', body: { number: 'OK1' } }),
  validateToken: () => ({ username: 'emma', body: { token: 'register-ok', include: 'customer' } }),
  markSeen: () => ({ username: 'anna', body: { model: 'task', id: 1 } }),
  replyToTask: () => ({
    username: 'anna',
    body: { message: 'Gedaan', screen: 'taken', task_status: 'done', task_id: 1 },
  }),
  uploadDocument: () => ({
    username: 'anna',
    body: { name: 'stuk.pdf', screen: 'documenten', content: pdf() },
  }),
  uploadIncome: () => ({ username: 'anna', body: { name: 'jaaropgave.pdf', file: pdf() } }),
  sendMessage: () => ({
    username: 'anna',
    body: { message: 'Hallo', screen: 'contact_formulier', category: 'anders', subject: 'Vraag' },
  }),
  leaveActivityNote: () => ({ username: 'anna', body: { topic: 'maximum_mortgage', text: 'Berekend' } }),
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
  saveLiving: () => ({
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
        { hdn_company_code: 'DM', hdn_company_label_id: null, mortgage_number: '1', parts: [part] },
      ],
    },
  }),
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
  saveAvatar: () => ({ username: 'anna', body: { avatar: '{avatar}' } }),
  invite: () => ({ username: 'anna', body: { send_email: true, type: 'mortgage_pension' } }),
  beginAssessment: () => ({ username: 'anna', body: { type: 'mortgage_pension' } }),
  beginPartnerAssessment: () => ({ username: 'anna', body: { type: 'mortgage_pension' } }),
}
