/** Sent and total bytes of a request body. */
export type Sent = { done: number; total: number };

/**
 * Sends a body and reports the progress, which `fetch` cannot. At 100 percent the server still has
 * to respond.
 */
export const uploadWithProgress =
  (onSent: (sent: Sent) => void) =>
  (path: string, { body }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onSent({ done: loaded, total });
      };
      request.onload = () => {
        const retryAfter = request.getResponseHeader('retry-after');
        resolve(
          new Response(request.responseText, {
            status: request.status,
            headers: retryAfter ? { 'retry-after': retryAfter } : {},
          }),
        );
      };
      request.onerror = () => reject(new TypeError('The upload failed with a network error.'));
      request.open('POST', path);
      request.send(body as FormData);
    });
