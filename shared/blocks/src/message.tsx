/** Public API of messages to the adviser, with documents. */
export { MessageForm, type MessageFormProps } from './message/MessageForm.tsx'
