import axios, { AxiosHeaders } from 'axios';
import { announce } from '../requests/announced.ts';
import { uploadState } from '../requests/upload-state.ts';
import { type Answer, Cancelled, NoAnswer, type Request } from './request.ts';

const client = axios.create({
  withCredentials: false,
  validateStatus: () => true,
  transitional: { silentJSONParsing: true, forcedJSONParsing: true, clarifyTimeoutError: false },
});

/** Sends a request with axios. The only module that knows axios: it is loaded with the first call. */
export async function send({
  url,
  method,
  data,
  headers,
  responseType,
  signal,
  onUploadProgress,
}: Request): Promise<Answer> {
  const over = announce(method, url);
  const progress = onUploadProgress ?? (data instanceof FormData ? uploadState.report : undefined);
  try {
    const response = await client.request({
      url,
      method,
      data,
      headers,
      responseType,
      signal,
      allowAbsoluteUrls: false,
      ...(progress ? { onUploadProgress: progress } : {}),
    });
    return { status: response.status, headers: plain(response.headers), data: response.data };
  } catch (error) {
    throw axios.isCancel(error) || signal.aborted ? new Cancelled() : new NoAnswer();
  } finally {
    if (progress === uploadState.report) uploadState.end();
    over();
  }
}

function plain(headers: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(AxiosHeaders.from(headers as AxiosHeaders).toJSON()).map(([name, value]) => [name, String(value)]),
  );
}
