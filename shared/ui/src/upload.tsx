/** File uploads: documents, replies to requests, attachments of messages. */
export { type UploadItem, UploadProblem, type UploadQueue } from './upload/queue.ts'
export { RequestedRow } from './upload/RequestedRow.tsx'
export { UploadArea } from './upload/UploadArea.tsx'
export { UploadDialog } from './upload/UploadDialog.tsx'
export { UploadList } from './upload/UploadList.tsx'
export { UploadSteps } from './upload/UploadSteps.tsx'
export { type Attachments, uploadQueue, useAttachments, useQueue } from './upload/uploads.ts'
export type { Uploads } from './upload/uploads-interface.ts'
