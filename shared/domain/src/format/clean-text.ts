export { cleanLine, cleanText } from '@portal/contract/clean-text'
