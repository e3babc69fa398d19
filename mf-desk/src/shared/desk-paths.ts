/** Paths of the desk's screens. */
export const todayPath = '/desk'
export const inboxPath = '/desk/inbox'
export const documentsPath = '/desk/documents'
export const editsPath = '/desk/edits'
export const agendaPath = '/desk/appointments'
export const settingsPath = '/desk/settings'
export const customersPath = '/desk/customers'

/** Path of the editor of a mail's texts in the settings. */
export const getMailPath = (occasion: string): string => `${settingsPath}?view=mails&mail=${occasion}`

/** Views of a customer's file. */
export const fileViews = ['file', 'conversation', 'documents', 'requests', 'advice'] as const
export type FileView = (typeof fileViews)[number]

/** Path of a view of a customer's file. */
export const getCustomerPath = (id: string | number, view: FileView = 'file'): string =>
  `${customersPath}/${encodeURIComponent(String(id))}${view === 'file' ? '' : `?view=${view}`}`

/** Path of an advice in a customer's file. */
export const getAdvicePath = (customer: string | number, id: string | number): string =>
  `${getCustomerPath(customer, 'advice')}&advice=${encodeURIComponent(String(id))}`
