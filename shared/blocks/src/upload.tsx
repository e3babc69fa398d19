/** Public API of file uploads: documents, replies to requests, and attachments of messages. */

export { RequestedDocumentRow } from './upload/RequestedDocumentRow.tsx'
export { UploadArea } from './upload/UploadArea.tsx'
export { UploadList } from './upload/UploadList.tsx'
export { UploadSteps } from './upload/UploadSteps.tsx'
export { type UploadItem, UploadProblem, type UploadQueue } from './upload/upload-queue.ts'
export {
  type Attachments,
  createCustomerUploadQueue,
  useAttachments,
  useQueueOfTarget,
} from './upload/uploads.ts'
export type { Uploads } from './upload/uploads-interface.ts'
