/** Messages to the adviser, with documents (MSG). */
export { MessageForm, type MessageFormProps } from './message/MessageForm.tsx'
