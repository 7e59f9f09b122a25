@extends('layout')
@section('content')
{{-- <a edti="x"> --}}
<main id="main" @class(['wide' => $wide, 'old (archive)' => true])>
@csrf
@if ($row->open)
<p id="state">Відкрито</p>
@else
<p id="state">Закрито</p>
@endif
<vs-label title="Номер" value="{{ $row->id }}"></vs-label>
</main>
@endsection
