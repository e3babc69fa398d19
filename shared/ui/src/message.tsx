/** Writing to the adviser, with documents (MSG). */
export { MessageForm, type MessageFormProps, type Written } from './message/MessageForm.tsx'
