/** Addresses of stored files that the browser itself opens: views need them before any call. */
export const fileAddresses = {
  fileDownload: "/file/download/{path}",
  fileShown: "/files/{name}",
  filePreview: "/api-user/file-preview/{path}",
} as const;
