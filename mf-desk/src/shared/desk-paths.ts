export const todayPath = '/desk'
export const inboxPath = '/desk/inbox'
export const documentsPath = '/desk/documents'
export const editsPath = '/desk/edits'
export const agendaPath = '/desk/appointments'
export const settingsPath = '/desk/settings'
export const customersPath = '/desk/customers'

export const getMailPath = (occasion: string): string => `${settingsPath}?view=mails&mail=${occasion}`

/** Views of a customer's file. */
export const customerFileViews = ['file', 'conversation', 'documents', 'requests', 'advice'] as const
export type CustomerFileView = (typeof customerFileViews)[number]

export const getCustomerPath = (id: string | number, view: CustomerFileView = 'file'): string =>
  `${customersPath}/${encodeURIComponent(String(id))}${view === 'file' ? '' : `?view=${view}`}`

export const getAdvicePath = (customer: string | number, id: string | number): string =>
  `${getCustomerPath(customer, 'advice')}&advice=${encodeURIComponent(String(id))}`
